import { aboutTopic, topicLabels } from '../labels/inquiryText.ts'
import { fill } from './fill.ts'
import type { FieldName, InquiryKind } from './inquiryFields.ts'
import type { Topic } from './page.ts'

/** The field that a topic is filled into, for each form. */
export const TOPIC_FIELDS = {
  demo: 'interestedPrograms',
  contact: 'message',
} as const satisfies Record<InquiryKind, FieldName>

/** The text that a topic fills in: its name in the demo form, the first lines of the message in the contact form. */
export function topicText(
  kind: InquiryKind,
  { slug, label, message }: Pick<Topic, 'slug' | 'label' | 'message'>,
) {
  const name = label ?? topicLabels[slug] ?? slug
  return kind === 'demo' ? name : [fill(aboutTopic, { topic: name }), '', message ?? ''].join('\n')
}
