import { getDefaultStore } from 'jotai'
import { noticeAtom } from './noticeAtom.ts'

/** What arrives within this time, in ms, needs no notice. */
const PATIENCE = 150
/** How long a notice of something that did not work stays, in ms. */
const READING_TIME = 10_000

let timer: ReturnType<typeof setTimeout> | undefined
let isLoading = false

/** Shows and announces that something is on its way unless it arrives in time; null takes such a notice back. */
export function announceLoading(text: string | null): void {
  if (text === null && !isLoading) return
  clearTimeout(timer)
  isLoading = text !== null
  if (text === null) show(null)
  else timer = setTimeout(() => show(text), PATIENCE)
}

/** Shows and announces something at once, long enough to be read. */
export function announce(text: string): void {
  clearTimeout(timer)
  isLoading = false
  show(text)
  timer = setTimeout(() => show(null), READING_TIME)
}

const show = (text: string | null) => getDefaultStore().set(noticeAtom, text)
