import { readCopy } from './collections/readCopy.ts'
import type { Topic } from './schema/page.ts'
import { topicFile } from './schema/topicFile.ts'

/** All topics except the modules, with their labels and form prompts. Separate from those of `topicList`, which are short. */
export const promptedTopics: readonly Topic[] = readCopy('site/topics', topicFile).topics
