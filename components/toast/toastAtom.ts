import { atom } from 'jotai'

export interface ToastMessage {
  title: string
  text: string
  tone: 'success' | 'error'
}

/** The one toast on screen (specification, point 9: at most 1 at once); `key` tells a new toast from a repeated text. */
export const toastAtom = atom<(ToastMessage & { key: number }) | null>(null)

/** Shows a toast in place of the current one. */
export const showToastAtom = atom(null, (_get, set, message: ToastMessage) =>
  set(toastAtom, { ...message, key: Date.now() }),
)
