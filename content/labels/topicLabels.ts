import { readCopy } from '../collections/readCopy.ts'
import { topicFile } from '../schema/names.ts'

/** The names of the topics of an inquiry in its forms, by slug. Separate from the topics, which load with every page. */
export const topicLabels: Readonly<Record<string, string>> = Object.fromEntries(
  readCopy('site/topics', topicFile).topics.map(({ slug, label }) => [slug, label]),
)
