import { useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { giveUpEntry } from '../history/overlays.ts'
import { goTo } from '../late/goTo.ts'
import { hasDraftAtom } from './hasDraftAtom.ts'
import { announce } from './notice.ts'
import { useShell } from './ShellContext.tsx'

/**
 * What to do when the code behind a control cannot be had: its address does the same. On this page the address alone
 * changes; without a connection a notice says so and the page stays; what was typed is not left behind.
 */
export function useFallBack(): (href: string) => void {
  const { site } = useShell()
  const navigate = useNavigate()
  const store = useStore()
  return (href) => {
    const { pathname, hash } = new URL(href, window.location.href)
    // A step back that is still to come would end the way to another page.
    const isReplacing = giveUpEntry()
    const unavailable = () => announce(site.late.unavailable)
    if (pathname === window.location.pathname) {
      navigate(href)
      const target = document.getElementById(hash.slice(1))
      target?.closest('details')?.setAttribute('open', '')
      target?.scrollIntoView()
    } else if (store.get(hasDraftAtom) || isTypedInto()) {
      if (!window.open(href, '_blank')) unavailable()
    } else {
      void goTo(href, isReplacing).then((isLeaving) => isLeaving || unavailable())
    }
  }
}

/** Whether a form of the page holds what a full load would lose. */
const isTypedInto = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(input, textarea)'),
  ].some(({ value, defaultValue }) => value !== defaultValue)
