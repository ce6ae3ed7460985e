import { sketchMatches, wholeWords } from './matchWord.ts'
import { parseQuery, type QueryWord } from './parseQuery.ts'
import type { SiteIndex } from './SiteIndex.ts'

/**
 * Has the parts of the index fetched that the last word of a question needs, as soon as it is known that it will be asked.
 * What fails is asked for again, and reported, with the question.
 */
export function prepareQuestion(index: SiteIndex, query: string): void {
  const words = parseQuery(query)
  const last = openWordOf(words)
  if (last !== '') quietly(fetchOpenWord(index, last, words.length === 1))
}

/**
 * Has the parts of the index fetched that another letter after this question would need, or a space, so that it is answered
 * without a fetch. What fails is asked for again when it is needed.
 */
export function prepareNext(index: SiteIndex, query: string): void {
  const words = parseQuery(query)
  const last = openWordOf(words)
  // What a first letter leads to is there.
  if (words.length > 0 || !index.manifest.letters) index.prepare(last)
  if (last !== '') quietly(fetchIfWord(index, last))
}

async function fetchOpenWord(index: SiteIndex, word: string, isFirst: boolean): Promise<void> {
  if (!(await sketchMatches(index, word, isFirst)))
    await Promise.all([index.lookupOpen(word), index.completions(word)])
}

async function fetchIfWord(index: SiteIndex, word: string): Promise<void> {
  if ((await index.lookupOpen(word)) !== undefined) await wholeWords(index, word)
}

const quietly = (fetched: Promise<void>) => void fetched.catch(() => {})

/** The last word of a question as long as it may go on, or nothing. */
const openWordOf = (words: readonly QueryWord[]) => words.find(({ isUnfinished }) => isUnfinished)?.word ?? ''
