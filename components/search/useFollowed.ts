import { type Atom, useStore } from 'jotai'
import { startTransition, useLayoutEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/**
 * The value of an atom, followed from the layout effects on: `useAtomValue` begins after the paint, and what is typed before
 * that React takes back, since the text box still has its former value.
 */
export function useFollowed<Value>(atom: Atom<Value>): Value {
  const store = useStore()
  const [followed, setFollowed] = useState(() => ({ atom, value: store.get(atom) }))
  useLayoutEffect(() => {
    const follow = () => {
      const value = store.get(atom)
      setFollowed((last) => (last.atom === atom && Object.is(last.value, value) ? last : { atom, value }))
    }
    follow()
    return store.sub(atom, follow)
  }, [atom, store])
  // Another atom is shown at once: not what the last one said until the effects have run.
  return followed.atom === atom ? followed.value : store.get(atom)
}

/**
 * Filters, followed a frame late when their text changes: the browser first shows the letter and what stands close to it, and
 * the rest when that frame was painted. A deferred value does not wait for that: where the frame is some ms off, React draws
 * by it beforehand, and the browser has both to lay out. Other changes, and those before the first paint, come at once.
 */
export function useFollowedLate<Filters extends { text: string }>(atom: Atom<Filters>): Filters {
  const store = useStore()
  const [filters, setFilters] = useState(() => store.get(atom))
  useLayoutEffect(() => {
    let shown = store.get(atom)
    let isPainted = false
    let cancel = () => {}
    const show = (next: Filters) => {
      shown = next
      setFilters(next)
    }
    const follow = () => {
      const next = store.get(atom)
      cancel()
      if (!isPainted || next.text === shown.text) return show(next)
      cancel = afterPaint(() => startTransition(() => show(next)))
    }
    show(shown)
    const forgetPaint = afterPaint(() => {
      isPainted = true
    })
    const unfollow = store.sub(atom, follow)
    return () => {
      unfollow()
      forgetPaint()
      cancel()
    }
  }, [atom, store])
  return filters
}
