import { closeness } from './closeness.ts'
import { matchWord } from './matchWord.ts'
import { parseQuery, type QueryWord } from './parseQuery.ts'
import { Question } from './Question.ts'
import { kindOf, type Ranked, rankDocuments } from './rankDocuments.ts'
import type { SiteIndex } from './SiteIndex.ts'
import { type SiteResult, toResult, toTitle } from './toResult.ts'

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
   * So many results, the best first, as far as they are known without another fetch: the first one always, without
   * heading and excerpt as long as its text is not there.
   */
  known: (count: number) => SiteResult[]
  /** @throws Error when a text cannot be read */
  whole: () => Promise<SiteAnswer>
}

/** So many results are shown, and their texts fetched, before somebody asks for more. */
export const RESULTS = 8
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

/** The same for a page that shows the first result before the others. */
export async function askSite(index: SiteIndex, query: string, limit: number): Promise<QuickAnswer> {
  const typed = parseQuery(query)
  const size = typed.filter(({ isCompound }) => !isCompound).length
  if (size === 0) return NOTHING
  const [names, answered] = await Promise.all([index.names(), answerWords(index, typed)])
  const { best, total, isPartial } = rankDocuments(answered, index.manifest.counts, limit)
  // Which documents a single word names stands in the index.
  const order =
    size > 1 ? await byCloseness(index, best, new Question(answered), size, names !== undefined) : best
  if (!names) await fetchFirst(index, order)
  const question = new Question(answered.filter(({ isRequired }) => isRequired))
  const results = new Map<number, SiteResult>()
  const resultOf = ({ document: number }: Ranked): SiteResult | undefined => {
    const document = index.readDocument(number)
    const name = names?.[number]
    if (!document) return name && toTitle(name, kindOf(number, index.manifest.counts), question)
    const result = results.get(number) ?? toResult(document, question)
    results.set(number, result)
    return result
  }
  const known = (count: number) => order.slice(0, count).flatMap((ranked) => resultOf(ranked) ?? [])
  return {
    known,
    whole: async () => {
      await Promise.all(order.map(({ document }) => index.document(document)))
      return { results: known(limit), total, isPartial }
    },
    total,
    isPartial,
  }
}

const answerWords = (index: SiteIndex, typed: readonly QueryWord[]) =>
  Promise.all(
    typed.map(async (word) => ({ ...word, matches: await matchWord(index, word.word, word.isUnfinished) })),
  )

/** The index knows which words a document holds; only its texts tell whether they stand together. */
async function byCloseness(
  index: SiteIndex,
  best: readonly Ranked[],
  question: Question,
  size: number,
  hasNames: boolean,
): Promise<Ranked[]> {
  const weighed = best.map(async ({ document, score }) => {
    const text = index.document(document)
    // Where titles are known, an answer without texts is better than none.
    const read = await (hasNames ? text.catch(() => undefined) : text)
    return { document, score: read ? score * closeness(read, question, size) : score }
  })
  return (await Promise.all(weighed)).sort((a, b) => b.score - a.score)
}

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
