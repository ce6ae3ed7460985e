import { modules } from '#content/collections/modules.ts'
import { moduleTopic } from '#content/moduleTopics.ts'
import type { Topic } from '#content/schema/page.ts'
import { promptedTopics } from '#content/topics.ts'

export interface Data {
  topics: Topic[]
}

/** All topics for `/contact?topic=`. */
export function data(): Data {
  return { topics: [...promptedTopics, ...modules.list().map(moduleTopic)] }
}
