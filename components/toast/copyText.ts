import { showToast, type ToastMessage } from './toastAtom.ts'

type Notice = Omit<ToastMessage, 'tone'>

/** Copies a text to the clipboard and says whether that worked. */
export async function copyText(text: string, copied: Notice, notCopied: Notice): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ ...copied, tone: 'success' })
  } catch {
    showToast({ ...notCopied, tone: 'error' })
  }
}
