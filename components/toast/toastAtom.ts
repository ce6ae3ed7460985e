import { atom, getDefaultStore } from 'jotai'

export interface ToastMessage {
  title: string
  text: string
  /** What remains once it is gone: the reference of an inquiry, and when the answer comes. */
  receipt?: string
  tone: 'success' | 'error'
}

/**
 * The current toast (specification, point 9: at most one at a time); `key` distinguishes a new toast from a repeated
 * text.
 */
export const toastAtom = atom<(ToastMessage & { key: number }) | null>(null)

/** The last toast with a receipt, until the visitor dismisses it, goes to another page or starts another inquiry. */
export const receiptAtom = atom<ToastMessage | null>(null)

/** Removes the current toast, which is about what is being tried again. */
export const dismissToast = () => getDefaultStore().set(toastAtom, null)

/** Shows a toast, replacing the current one. */
export function showToast(message: ToastMessage): void {
  const store = getDefaultStore()
  store.set(toastAtom, { ...message, key: Date.now() })
  if (message.receipt) store.set(receiptAtom, message)
}
