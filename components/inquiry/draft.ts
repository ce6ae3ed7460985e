import { atom, getDefaultStore } from 'jotai'
import { type FieldName, INQUIRY_FIELDS, type InquiryKind } from '#content/schema/inquiryFields.ts'
import type { Topic } from '#content/schema/page.ts'
import { TOPIC_FIELDS, topicText } from '#content/schema/topicText.ts'
import { hasDraftAtom } from '../shell/useFallBack.ts'
import { receiptAtom } from '../toast/toastAtom.ts'

/** The values of a form, as typed. */
export type InquiryValues = Record<FieldName, string>

/** A form as the visitor left it. In memory only: it lasts for the visit and is never stored on the device. */
export interface Draft {
  values: InquiryValues
  /** The text that a topic filled in last, so that the next topic replaces it. */
  filled: string
  /** The text that was added to the message last, so that a second one replaces it. */
  added: string
}

export const EMPTY_DRAFT: Draft = {
  values: Object.fromEntries(INQUIRY_FIELDS.map(({ name }) => [name, ''])) as InquiryValues,
  filled: '',
  added: '',
}

/** Drafts of the two forms; the demo dialog, /demo and the demo tab of /contact share one. */
const draftAtoms = { demo: atom(EMPTY_DRAFT), contact: atom(EMPTY_DRAFT) }
const store = getDefaultStore()

const isBegun = ({ values }: Draft) => Object.values(values).some(Boolean)

/** Changes the draft of a form, and returns it. What is begun dismisses the receipt of the last inquiry. */
export function changeDraft(kind: InquiryKind, change: (draft: Draft) => Draft): Draft {
  store.set(draftAtoms[kind], change)
  const draft = store.get(draftAtoms[kind])
  if (isBegun(draft)) store.set(receiptAtom, null)
  store.set(
    hasDraftAtom,
    Object.values(draftAtoms).some((atom) => isBegun(store.get(atom))),
  )
  return draft
}

/** The draft of a form. */
export const readDraft = (kind: InquiryKind) => store.get(draftAtoms[kind])

/**
 * Calls a function whenever the draft of a form changes.
 * @returns a function that ends it
 */
export const followDraft = (kind: InquiryKind, call: () => void) => store.sub(draftAtoms[kind], call)

/**
 * Fills a topic into a draft, visible and editable (docs/controls.md, rule of four). Only replaces an empty text or what an
 * earlier topic filled in, never what the visitor typed.
 */
export function prefill(kind: InquiryKind, draft: Draft, topic: Topic): Draft {
  const field = TOPIC_FIELDS[kind]
  const text = topicText(kind, topic)
  // After a reload, the browser may have filled it in already.
  if (!['', draft.filled, text].includes(draft.values[field])) return draft
  return { ...draft, values: { ...draft.values, [field]: text }, filled: text }
}

/**
 * Adds what a topic is about, and its message, to the message of the contact form's draft, where the visitor can see and
 * change it, below what they have typed.
 * @param email filled into its field if given
 */
export function addToMessage({ values, filled, added }: Draft, topic: Topic, email?: string): Draft {
  const text = topicText('contact', topic)
  const own = values.message === filled ? '' : values.message
  const message =
    added && own.includes(added) ? own.replace(added, () => text) : [own, text].filter(Boolean).join('\n\n')
  // Marks nothing as filled in by a topic, so that the topic of the contact page leaves the message alone.
  return { values: { ...values, message, ...(email && { email }) }, filled: '', added: text }
}
