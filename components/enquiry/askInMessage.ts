import type { createStore } from 'jotai'
import { atom } from 'jotai'
import { draftAtoms } from './draftAtoms.ts'

/** What was put into the message last, so that a second attempt replaces the first. */
const askedAtom = atom('')

/**
 * Puts a text into the message of the contact form's draft, where the visitor will see and can change it. What the
 * visitor typed stays, with the text below it.
 * @param email put into its field when it was given
 */
export function askInMessage(store: ReturnType<typeof createStore>, text: string, email?: string): void {
  const { values, filled } = store.get(draftAtoms.contact)
  const message = mergeMessage(values.message === filled ? '' : values.message, store.get(askedAtom), text)
  // Nothing counts as filled in by a topic, so that the topic of the contact page leaves the message alone.
  store.set(draftAtoms.contact, { values: { ...values, message, ...(email && { email }) }, filled: '' })
  store.set(askedAtom, text)
}

/** The message with the text in it: in place of an earlier text if that is still there, else at the end. */
export function mergeMessage(message: string, earlier: string, text: string): string {
  if (earlier && message.includes(earlier)) return message.replace(earlier, () => text)
  return message ? `${message}\n\n${text}` : text
}
