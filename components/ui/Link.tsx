import type { ComponentPropsWithRef } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Address of a page of the site, with query and anchor. */
  to: To
}

/**
 * A link to a page of the site, made of react-router's hooks for links of one's own. Its own `Link` brings along the
 * prefetching of its framework, 3 kB on every page that nothing here would use.
 */
export function Link({ to, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target })
  return (
    <a
      {...rest}
      href={useHref(to)}
      // Vike would follow it a second time: it does not look at `defaultPrevented`.
      data-vike="false"
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
