import { useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { releaseEntry } from '../history/overlays.ts'
import { navigateTo } from '../late/navigateTo.ts'
import { hasDraftAtom } from './hasDraftAtom.ts'
import { announce } from './notice.ts'
import { useShell } from './ShellContext.tsx'

/**
 * Fallback for controls whose code can't be loaded: opens their address, which does the same. An address on this page
 * only changes the URL; without a connection a notice says so and the page stays; drafts are never left behind.
 */
export function useFallBack(): (href: string) => void {
  const { site } = useShell()
  const navigate = useNavigate()
  const store = useStore()
  return (href) => {
    const { pathname, hash } = new URL(href, window.location.href)
    // A pending step back would cancel the navigation.
    const isReplacing = releaseEntry()
    const unavailable = () => announce(site.late.unavailable)
    if (pathname === window.location.pathname) {
      navigate(href)
      const target = document.getElementById(hash.slice(1))
      target?.closest('details')?.setAttribute('open', '')
      target?.scrollIntoView()
    } else if (store.get(hasDraftAtom) || isTypedInto()) {
      if (!window.open(href, '_blank')) unavailable()
    } else {
      void navigateTo(href, isReplacing).then((isLeaving) => isLeaving || unavailable())
    }
  }
}

/** Whether a form contains input that a full load would lose. */
const isTypedInto = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(input, textarea)'),
  ].some(({ value, defaultValue }) => value !== defaultValue)
