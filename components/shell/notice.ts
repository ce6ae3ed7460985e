import { atom, getDefaultStore } from 'jotai'

/** The notice at the foot of the window, such as that the next page is loading; null if there is none. */
export const noticeAtom = atom<string | null>(null)

/** What loads within this time needs no notice. */
const NOTICE_DELAY_MS = 150
/** How long a failure notice stays. */
const READING_TIME_MS = 10_000

let timer: ReturnType<typeof setTimeout> | undefined
let isLoading = false

/** Shows and announces that something is loading, unless it arrives in time; null removes such a notice. */
export function announceLoading(text: string | null): void {
  if (text === null && !isLoading) return
  clearTimeout(timer)
  isLoading = text !== null
  if (text === null) show(null)
  else timer = setTimeout(() => show(text), NOTICE_DELAY_MS)
}

/** Shows and announces a text at once, long enough to be read. */
export function announce(text: string): void {
  clearTimeout(timer)
  isLoading = false
  show(text)
  timer = setTimeout(() => show(null), READING_TIME_MS)
}

const show = (text: string | null) => getDefaultStore().set(noticeAtom, text)
