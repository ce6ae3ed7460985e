import type { z } from 'zod'
import type { SearchDocument } from '#components/search/engine/index.ts'
import { termsOf } from '#components/search/engine/terms.ts'
import type { synonymFile } from '#content/schema/site.ts'

type Synonyms = z.output<typeof synonymFile>

/**
 * Adds words to the keywords of a document: those that mean the same as its own, and those that lead to its page. The
 * document in the index carries them, so that the browser needs no list.
 */
export function addSynonyms(document: SearchDocument, { same, leadTo }: Synonyms): SearchDocument {
  const { title, keywords = [], sections } = document
  const own = [title, ...keywords, ...sections.flatMap(({ heading, text }) => [heading, text])]
  const text = ` ${own.flatMap(termsOf).join(' ')} `
  const uses = (words: string) => text.includes(` ${termsOf(words).join(' ')} `)
  const more = [
    ...same.filter((group) => group.some(uses)).flat(),
    ...leadTo.filter(({ pages }) => pages.includes(document.url)).flatMap(({ words }) => words),
  ]
  return { ...document, keywords: [...keywords, ...more.filter((words) => !uses(words))] }
}
