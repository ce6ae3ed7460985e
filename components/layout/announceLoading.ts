import { getDefaultStore } from 'jotai'
import { loadingNoticeAtom } from './loadingNoticeAtom.ts'

/** A page that arrives within this time, in ms, needs no notice (design.md, point 3). */
const PATIENCE = 150

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows and announces the text unless the page has arrived in time; null takes the notice back. */
export function announceLoading(text: string | null) {
  clearTimeout(timer)
  const store = getDefaultStore()
  if (text === null) store.set(loadingNoticeAtom, null)
  else timer = setTimeout(() => store.set(loadingNoticeAtom, text), PATIENCE)
}
