import { readCopy } from './collections/readCopy.ts'
import { topicFile } from './schema/names.ts'
import type { Topic } from './schema/page.ts'

/** All topics except the modules, with their labels and form prompts. Separate from those of `topicList`, which are short. */
export const promptedTopics: readonly Topic[] = readCopy('site/topics', topicFile).topics
