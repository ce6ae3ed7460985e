import { readCopy } from '../collections/readCopy.ts'
import { formFile } from '../schema/forms.ts'
import { topicFile } from '../schema/names.ts'

const { demo, contact, labels, fields, errors, dialog, next } = readCopy('site/forms', formFile)
const { about, topics } = readCopy('site/topics', topicFile)

/** Texts of the two forms, as specified (points 4 and 8). */
export const INQUIRY_TEXT = { demo, contact }

/** Labels shared by both forms. */
export const FORM_LABELS = labels

/** Labels and messages of the fields of both forms, for schema/inquiryFields.ts. */
export const FIELD_TEXT = fields

/** What is wrong with a field, for schema/inquirySchemas.ts. */
export const FIELD_ERRORS = errors

/** Text above the form in the demo dialog (specification, point 2). */
export const demoDialogText = dialog

/** What happens after a form is sent, in short; with every offer and in the demo dialog. */
export const nextStepsText = next

/** The first line of a message about a topic. */
export const aboutTopic = about

/** The names of the topics of an inquiry in its forms, by slug. Separate from the topics, which load with every page. */
export const topicLabels: Readonly<Record<string, string>> = Object.fromEntries(
  topics.map(({ slug, label }) => [slug, label]),
)
