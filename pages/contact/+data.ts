import { modules } from '#content/collections/modules.ts'
import { type LegalText, legalTexts } from '#content/labels/legalTexts.ts'
import { moduleTopic } from '#content/moduleTopics.ts'
import type { Topic } from '#content/schema/page.ts'
import { promptedTopics } from '#content/topics.ts'

export interface Data {
  topics: Topic[]
  legalTexts: readonly LegalText[]
}

/**
 * All topics for `/contact?topic=`, and the legal texts: in the HTML they repeat what is there already, which compression
 * drops, and in the script they would weigh 4 kB.
 */
export function data(): Data {
  return { topics: [...promptedTopics, ...modules.list().map(moduleTopic)], legalTexts }
}
