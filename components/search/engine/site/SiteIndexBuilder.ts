import { words } from '../words.ts'
import { divide, divisionsOf, sizeOf } from './divisions.ts'
import { letterEntries } from './letterEntries.ts'
import { namesOf } from './namesOf.ts'
import {
  AS_NAME,
  type Entry,
  entryOf,
  frequencyDigit,
  IN_LONG_TITLE,
  IN_SHORT_TITLE,
  NOT_IN_TITLE,
  packPostings,
  placeOf,
} from './postings.ts'
import { bestDocument } from './rankDocuments.ts'
import { type DocumentName, KINDS, type SiteDocument } from './SiteDocument.ts'
import { beginningsFile, type Shard, type SiteManifest, shardFile, vocabularyFile } from './SiteManifest.ts'
import { sketchEntries } from './sketchEntries.ts'
import { STOP_WORDS } from './stopWords.ts'
import { tokens } from './tokens.ts'
import { type PackedLines, packLines, type WordLine } from './wordLines.ts'

/** Up to this many characters of words and places stay in one file: about 60 kB of brotli. */
const LARGEST_WHOLE = 160_000
/** A file of a larger index: some 4.5 kB of brotli with places, half of that for words alone. */
const PART = 9_000
/** Words with fewer characters of places: while they are typed, their few documents are read mostly before the last letter. */
const RARE = 100

type IndexFile = Shard | PackedLines

/** What `finish` returns: everything but the texts of the documents. */
export interface BuiltIndex
  extends Pick<SiteManifest, 'counts' | 'divisions' | 'beginnings' | 'letters' | 'vocabulary'> {
  /** Content by file name. */
  files: Map<string, IndexFile>
}

/** Collects documents, one after the other, and makes the index of the site search. Deterministic. */
export class SiteIndexBuilder {
  readonly #postings = new Map<string, Entry[]>()
  readonly #names: DocumentName[] = []
  readonly #counts = KINDS.map(() => 0)
  #size = 0

  /**
   * Documents must come in the order of `KINDS`.
   * @returns the number of the document
   */
  add(document: SiteDocument): number {
    const kind = KINDS.indexOf(document.kind)
    if (this.#counts.slice(kind + 1).some((count) => count > 0))
      throw new Error(`${document.url}: a ${document.kind} must be added before documents of later kinds`)
    this.#counts[kind] = (this.#counts[kind] ?? 0) + 1
    this.#names.push([document.title, document.url])
    for (const [word, place] of placesOf(document)) {
      const list = this.#postings.get(word)
      if (list) list.push(entryOf(this.#size, place))
      else this.#postings.set(word, [entryOf(this.#size, place)])
    }
    return this.#size++
  }

  /** @param largestWhole size in characters above which the index is divided */
  finish(largestWhole = LARGEST_WHOLE): BuiltIndex {
    const sorted = [...this.#postings].sort(byWord)
    const lines = sorted.map(([word, list]): WordLine => [word, packPostings(list)])
    const isWhole = lines.reduce((sum, line) => sum + sizeOf(line), 0) <= largestWhole
    if (isWhole)
      return {
        counts: this.#counts,
        divisions: [],
        files: new Map([[shardFile(0), { words: packLines(lines), names: { ...this.#names } }]]),
      }
    // In one file the browser finds the words of a beginning itself.
    const largest = Math.min(PART, largestWhole)
    const shards = divide(lines, largest)
    const sketched = sketchEntries(lines, divisionsOf(shards), this.#size)
    const beginnings = divide(sketched.sort(byWord), largest)
    const vocabulary = divide(
      sorted.map(([word, list]) => [word, frequencyDigit(list.length)]),
      largest,
    )
    return {
      counts: this.#counts,
      divisions: divisionsOf(shards),
      beginnings: divisionsOf(beginnings),
      letters: this.#shardOf(letterEntries(lines, this.#counts), 0),
      vocabulary: divisionsOf(vocabulary),
      files: new Map<string, IndexFile>([
        ...shards.map((lines, shard) => [shardFile(shard), this.#shardOf(lines)] as const),
        ...beginnings.map((lines, part) => [beginningsFile(part), this.#shardOf(lines)] as const),
        ...vocabulary.map((lines, part) => [vocabularyFile(part), packLines(lines)] as const),
      ]),
    }
  }

  /** A word alone is answered from its file, without another fetch, as long as it is not rare. */
  #shardOf(lines: readonly WordLine[], rare = RARE): Shard {
    const names: Record<number, DocumentName> = {}
    for (const [, packed] of lines) {
      if (packed.length < rare) continue
      const best = bestDocument(packed, this.#counts)
      const name = this.#names[best]
      if (name) names[best] = name
    }
    return { words: packLines(lines), names }
  }
}

const byWord = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

function placesOf(document: SiteDocument): Map<string, number> {
  const inTitle = titleOf(document)
  const headings = [...document.sections.map(({ heading }) => heading), ...(document.keywords ?? [])]
  const inHeadings = new Set(headings.flatMap(tokens))
  const counts = new Map<string, number>()
  for (const { text } of document.sections)
    for (const word of tokens(text)) if (!STOP_WORDS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const places = new Map<string, number>()
  for (const word of new Set([...inTitle.keys(), ...inHeadings, ...counts.keys()]))
    places.set(
      word,
      placeOf(inTitle.get(word) ?? NOT_IN_TITLE, inHeadings.has(word) ? 1 : 0, counts.get(word) ?? 0),
    )
  return places
}

/** The words of the title and of the short title that a page goes by in its address, such as "ai arena" for "/platforms/ai-arena". */
function titleOf(document: SiteDocument): Map<string, number> {
  const inTitle = new Map<string, number>()
  const short = (document.url.split('/').at(-1) ?? '').replaceAll('-', ' ')
  for (const title of [document.title, short]) {
    const telling = words(title).filter((word) => !STOP_WORDS.has(word)).length
    const value = telling <= 3 ? IN_SHORT_TITLE : IN_LONG_TITLE
    for (const word of tokens(title)) inTitle.set(word, Math.max(inTitle.get(word) ?? 0, value))
  }
  for (const name of namesOf(document)) {
    const [word, ...others] = new Set(words(name))
    if (word !== undefined && others.length === 0) inTitle.set(word, AS_NAME)
  }
  return inTitle
}
