import type { EnquiryKind } from '#content/schema/enquiryFields.ts'
import type { Topic } from '#content/schema/page.ts'
import type { EnquiryValues } from './enquiryForms.ts'

/** The text a topic puts into a form: `interestedPrograms` of the demo form, the first lines of a general message. */
const topicText = (kind: EnquiryKind, topic: Topic) =>
  kind === 'demo' ? topic.label : [`About: ${topic.label}`, '', topic.message ?? ''].join('\n')

/**
 * Fills a topic into the draft of a form, visible and editable (controls.md, rule of four). What the visitor typed
 * stays: the text is filled in only where the field is empty or still holds what an earlier topic put there.
 * @param filled what was filled in last
 * @returns the draft, and what is filled in now
 */
export function prefill(
  kind: EnquiryKind,
  draft: EnquiryValues,
  topic: Topic,
  filled: string,
): { draft: EnquiryValues; filled: string } {
  const field = kind === 'demo' ? 'interestedPrograms' : 'message'
  if (draft[field] !== '' && draft[field] !== filled) return { draft, filled }
  const text = topicText(kind, topic)
  return { draft: { ...draft, [field]: text }, filled: text }
}
