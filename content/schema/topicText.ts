import type { EnquiryKind, FieldName } from './enquiryFields.ts'
import type { Topic } from './page.ts'

/** The field that a topic is filled into, for each form. */
export const TOPIC_FIELDS = {
  demo: 'interestedPrograms',
  contact: 'message',
} as const satisfies Record<EnquiryKind, FieldName>

/** The text that a topic fills in: its name in the demo form, the first lines of the message in the contact form. */
export const topicText = (kind: EnquiryKind, topic: Pick<Topic, 'label' | 'message'>) =>
  kind === 'demo' ? topic.label : [`About: ${topic.label}`, '', topic.message ?? ''].join('\n')
