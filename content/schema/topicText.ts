import type { EnquiryKind, FieldName } from './enquiryFields.ts'
import type { Topic } from './page.ts'

/** The field of each form that a topic is filled into. */
export const TOPIC_FIELDS = {
  demo: 'interestedPrograms',
  contact: 'message',
} as const satisfies Record<EnquiryKind, FieldName>

/** The text a topic puts there: its name, or for a general message the first lines. */
export const topicText = (kind: EnquiryKind, topic: Pick<Topic, 'label' | 'message'>) =>
  kind === 'demo' ? topic.label : [`About: ${topic.label}`, '', topic.message ?? ''].join('\n')
