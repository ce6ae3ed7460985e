import { atom, getDefaultStore } from 'jotai'

export interface ToastMessage {
  title: string
  text: string
  /** What stays true of it, such as a reference. */
  receipt?: string
  tone: 'success' | 'error'
}

/**
 * The current toast (specification, point 9: at most one at a time); `key` distinguishes a new toast from a repeated
 * text.
 */
export const toastAtom = atom<(ToastMessage & { key: number }) | null>(null)

/** Shows a toast, replacing the current one. */
export const showToast = (message: ToastMessage) =>
  getDefaultStore().set(toastAtom, { ...message, key: Date.now() })
