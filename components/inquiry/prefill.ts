import type { InquiryKind } from '#content/schema/inquiryFields.ts'
import type { Topic } from '#content/schema/page.ts'
import { TOPIC_FIELDS, topicText } from '#content/schema/topicText.ts'
import type { InquiryValues } from './inquiryForms.ts'

/**
 * Fills a topic into the draft of a form, visible and editable (docs/controls.md, rule of four). Only replaces an
 * empty text or what an earlier topic filled in, never what the visitor typed.
 * @param filled text filled in last
 * @returns the draft and the text filled in now
 */
export function prefill(
  kind: InquiryKind,
  draft: InquiryValues,
  topic: Topic,
  filled: string,
): { draft: InquiryValues; filled: string } {
  const field = TOPIC_FIELDS[kind]
  const text = topicText(kind, topic)
  // The server may have filled it in already.
  if (!['', filled, text].includes(draft[field])) return { draft, filled }
  return { draft: { ...draft, [field]: text }, filled: text }
}
