import type { ComponentPropsWithRef } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** Path of a page, with query and anchor. */
  to: To
}

/**
 * A link to a page of the site, built on react-router's link hooks. Its own `Link` includes framework prefetching: 3
 * kB on every page that we wouldn't use.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  // Even to the present address, where it scrolls to its anchor once more.
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace: false })
  return (
    <a
      {...rest}
      href={useHref(to)}
      // Otherwise Vike would follow it a second time: it ignores `defaultPrevented`.
      data-vike="false"
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
