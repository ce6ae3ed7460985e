import { atom, type createStore } from 'jotai'
import type { Topic } from '#content/schema/page.ts'
import { topicText } from '#content/schema/topicText.ts'
import { draftAtoms } from './inquiryForms.ts'

/** The text added last, so that a second call replaces the first. */
const askedAtom = atom('')

/**
 * Adds what a topic is about, and its message, to the message of the contact form's draft, where the visitor can see and
 * change it, below what they have typed.
 * @param email filled into its field if given
 */
export function addToMessage(store: ReturnType<typeof createStore>, topic: Topic, email?: string): void {
  const text = topicText('contact', topic)
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
