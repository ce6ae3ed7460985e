import { atom, type createStore } from 'jotai'
import { draftAtoms } from './inquiryForms.ts'

/** The text added last, so that a second call replaces the first. */
const askedAtom = atom('')

/**
 * Adds a text to the message of the contact form's draft, where the visitor can see and change it, below what they
 * have typed.
 * @param email filled into its field if given
 */
export function addToMessage(store: ReturnType<typeof createStore>, text: string, email?: string): void {
  const { values, filled } = store.get(draftAtoms.contact)
  const message = mergeMessage(values.message === filled ? '' : values.message, store.get(askedAtom), text)
  // Marks nothing as filled in by a topic, so that the topic of the contact page leaves the message alone.
  store.set(draftAtoms.contact, { values: { ...values, message, ...(email && { email }) }, filled: '' })
  store.set(askedAtom, text)
}

/** Merges a text into the message: replaces the earlier text if it is still there, otherwise appends. */
export function mergeMessage(message: string, earlier: string, text: string): string {
  if (earlier && message.includes(earlier)) return message.replace(earlier, () => text)
  return message ? `${message}\n\n${text}` : text
}
