import { closeness } from './closeness.ts'
import { type MatchedWord, matchWord, sketchMatches } from './matchWord.ts'
import { parseQuery, type QueryWord } from './parseQuery.ts'
import { Question } from './Question.ts'
import { kindOf, type Ranked, rankDocuments } from './rankDocuments.ts'
import { type DocumentName, KINDS, type SiteDocument } from './SiteDocument.ts'
import type { SiteIndex } from './SiteIndex.ts'
import { type SiteResult, toResult } from './toResult.ts'

export interface SiteAnswer {
  /** The best documents, the best first. */
  results: SiteResult[]
  /** How many documents were found in all. */
  total: number
  /** Whether no document holds all the words, so that these hold some of them. */
  isPartial: boolean
}

/** An answer that begins at once; for the rest of it texts may have to be fetched. */
export interface QuickAnswer extends Omit<SiteAnswer, 'results'> {
  /**
   * So many results, the best first, as far as they are known without another fetch: the first one always. As long as its
   * text is not there a result has no heading and no excerpt, and with several words others may still pass it.
   */
  known: (count: number) => SiteResult[]
  /** @throws Error when a text cannot be read */
  whole: () => Promise<SiteAnswer>
}

/** So many results are shown, and their texts fetched, before somebody asks for more. */
export const RESULTS = 8
/** At most so many of them are drawn in the first frame. */
export const FIRST_RESULTS = 3
/** After so many ms without the first text the others are fetched beside it: it has to come from far. */
const PATIENCE = 40

const NOTHING: QuickAnswer = {
  known: () => [],
  whole: async () => ({ results: [], total: 0, isPartial: false }),
  total: 0,
  isPartial: false,
}

/**
 * Searches the whole site.
 * @param query what was typed so far; its last word may be unfinished
 * @param limit how many results to return
 * @throws Error when a part of the index cannot be read
 */
export async function searchSite(index: SiteIndex, query: string, limit = RESULTS): Promise<SiteAnswer> {
  return (await askSite(index, query, limit)).whole()
}

/**
 * The same for a page that shows the first result before the others. Of a word that is being typed a large index has the best
 * documents at hand (see `sketchMatches`): these are the beginning of the answer, and what the words themselves say is the whole.
 */
export async function askSite(index: SiteIndex, query: string, limit: number): Promise<QuickAnswer> {
  const typed = parseQuery(query)
  const open = typed.find(({ isUnfinished }) => isUnfinished)
  const sketched = open && (await sketchMatches(index, open.word, typed.length === 1))
  const answerAll = async () => answerWith(index, await matchWords(index, typed), limit)
  if (!sketched) return answerAll()
  const begun = await answerWith(index, await matchWords(index, typed, { ...open, ...sketched }), limit)
  if (sketched.isAll) return begun
  if (begun.total === 0 || begun.isPartial) return answerAll()
  let current = begun
  return {
    ...begun,
    known: (count) => current.known(count),
    whole: async () => {
      current = await answerAll()
      return current.whole()
    },
  }
}

async function answerWith(
  index: SiteIndex,
  answered: readonly AskedWord[],
  limit: number,
): Promise<QuickAnswer> {
  const size = answered.filter(({ isCompound }) => !isCompound).length
  if (size === 0) return NOTHING
  const { counts } = index.manifest
  const { best, total, isPartial } = rankDocuments(answered, counts, limit)
  const documentOf = (number: number): SiteDocument | undefined => {
    const name = index.readName(number)
    return index.readDocument(number) ?? (name && nameOnly(name, kindOf(number, counts)))
  }

  const question = new Question(answered)
  // The index knows which words a document holds; only its texts tell whether they stand together.
  const inOrder = () =>
    best
      .map(({ document, score }) => {
        const read = documentOf(document)
        return { document, score: read ? score * closeness(read, question, size) : score }
      })
      .sort((a, b) => b.score - a.score)
  let order = inOrder()
  if (order[0] && !documentOf(order[0].document)) await fetchFirst(index, order)

  const telling = new Question(answered.filter(({ isRequired }) => isRequired))
  const results = new Map<SiteDocument, SiteResult>()
  const resultOf = ({ document: number }: Ranked): SiteResult | undefined => {
    const document = documentOf(number)
    if (!document) return undefined
    const result = results.get(document) ?? toResult(document, telling)
    results.set(document, result)
    return result
  }
  const known = (count: number) => order.slice(0, count).flatMap((ranked) => resultOf(ranked) ?? [])
  return {
    known,
    whole: async () => {
      await Promise.all(order.map(({ document }) => index.document(document)))
      order = inOrder()
      return { results: known(limit), total, isPartial }
    },
    total,
    isPartial,
  }
}

type AskedWord = QueryWord & { matches: readonly MatchedWord[] }

/** @param known what is to be taken for one of the words */
const matchWords = (index: SiteIndex, typed: readonly QueryWord[], known?: AskedWord): Promise<AskedWord[]> =>
  Promise.all(
    typed.map(async (word) =>
      word.word === known?.word
        ? known
        : { ...word, matches: await matchWord(index, word.word, word.isUnfinished) },
    ),
  )

/** A document of which only the name is known. @param kind place of its kind in `KINDS` */
const nameOnly = ([title, url]: DocumentName, kind: number): SiteDocument => ({
  url,
  kind: KINDS[kind] ?? 'page',
  title,
  sections: [],
})

/** Fetches the text of the first result, and soon those of the others too if it has to come from far. */
async function fetchFirst(index: SiteIndex, [first, ...others]: readonly Ranked[]): Promise<void> {
  if (!first) return
  const fetchOthers = () => {
    // What fails is asked for again, and reported, with the whole answer.
    for (const { document } of others) index.document(document).catch(() => {})
  }
  const timer = setTimeout(fetchOthers, PATIENCE)
  await index.document(first.document).finally(() => clearTimeout(timer))
}
