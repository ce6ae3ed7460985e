import { modules } from '#content/collections/modules.ts'
import type { Topic } from '#content/schema/page.ts'
import { promptedTopics } from '#content/topics.ts'

export interface Data {
  topics: Topic[]
}

/** All topics for `/contact?topic=`. */
export function data(): Data {
  const ofModules = modules.list().map(({ slug, title }) => ({ slug, label: `Module: ${title}` }))
  return { topics: [...promptedTopics, ...ofModules] }
}
