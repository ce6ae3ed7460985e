import { atom, useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { releaseEntry } from '../history/overlays.ts'
import { announce } from './notice.ts'
import { useShell } from './ShellContext.tsx'

/** Whether a form was started and not sent. */
export const hasDraftAtom = atom(false)

/**
 * Fallback for controls whose code can't be loaded: opens their address, which does the same. An address on this page
 * only changes the URL; without a connection a notice says so and the page stays, instead of the browser's error page;
 * drafts are never left behind.
 */
export function useFallBack(): (href: string) => void {
  const { site } = useShell()
  const navigate = useNavigate()
  const store = useStore()
  return async (href) => {
    const { pathname } = new URL(href, window.location.href)
    // A pending step back would cancel the navigation.
    const isReplacing = releaseEntry()
    if (pathname === window.location.pathname) return navigate(href)
    const isThere = await isReachable(pathname)
    if (isThere && !store.get(hasDraftAtom) && !isTypedInto())
      return isReplacing ? window.location.replace(href) : window.location.assign(href)
    if (!isThere || !window.open(href, '_blank')) announce(site.late.unavailable)
  }
}

/** Whether a form contains input that a full load would lose. */
const isTypedInto = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(input, textarea)'),
  ].some(({ value, defaultValue }) => value !== defaultValue)

/**
 * Checks whether the server responds at all.
 * @param path path on this site
 */
export async function isReachable(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
