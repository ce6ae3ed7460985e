import { readCopy } from '../collections/readCopy.ts'
import { topicFile } from '../schema/names.ts'

const { about, topics } = readCopy('site/topics', topicFile)

/** The first line of a message about a topic. */
export const aboutTopic = about

/** The names of the topics of an inquiry in its forms, by slug. Separate from the topics, which load with every page. */
export const topicLabels: Readonly<Record<string, string>> = Object.fromEntries(
  topics.map(({ slug, label }) => [slug, label]),
)
