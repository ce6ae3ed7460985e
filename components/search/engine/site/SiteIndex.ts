import { partOf, partsOf } from './divisions.ts'
import { frequencyDigit, readPostings } from './postings.ts'
import { bestPlaces, isCommon, prefixEntry } from './prefixEntries.ts'
import type { DocumentName, SiteDocument } from './SiteDocument.ts'
import {
  beginningsFile,
  documentFile,
  type Shard,
  type SiteManifest,
  shardFile,
  vocabularyFile,
} from './SiteManifest.ts'
import { isHeavy, parentOf, sketchKeys } from './sketchEntries.ts'
import { type PackedLines, readLines, type WordLine } from './wordLines.ts'

/** What a large index knows of a beginning without the words that start with it. */
export interface Sketch {
  /** Where the beginning stands as a word of its own; for a single letter not known. */
  own: string | undefined
  /** The best places of the words that start with it. */
  all: string | undefined
  /** Whether its completions are this very entry. */
  isCommon: boolean
}

/** Reads the parts of a site index as they are needed, each once. A part that could not be read is tried again. */
export class SiteIndex {
  readonly manifest: SiteManifest
  readonly size: number
  readonly #read: <T>(file: string) => Promise<T>
  readonly #parts = new Map<string, Promise<unknown>>()
  readonly #texts = new Map<number, SiteDocument>()
  readonly #names = new Map<number, DocumentName>()
  readonly #letters: Map<string, string> | undefined

  /** @param read content of a JSON file of the index's folder */
  constructor(manifest: SiteManifest, read: <T>(file: string) => Promise<T>) {
    this.manifest = manifest
    this.size = manifest.counts.reduce((sum, count) => sum + count, 0)
    this.#read = read
    if (manifest.letters) this.#letters = this.#keep(manifest.letters)
  }

  /** The best documents for a first letter, packed, as far as a large index knows them before anything else. */
  letter(first: string): string | undefined {
    return this.#letters?.get(first)
  }

  /** Where a word stands, packed; undefined for a word that no document holds. */
  async lookup(word: string): Promise<string | undefined> {
    return (await this.#shard(shardFile(partOf(this.manifest.divisions, word)))).get(word)
  }

  /** The same of a word that may go on, which a large index has beside what else it may become. */
  async lookupOpen(word: string): Promise<string | undefined> {
    const sketch = parentOf(word)[0] === '' ? undefined : await this.sketch(word)
    return sketch ? sketch.own : this.lookup(word)
  }

  /** What stands beside the other beginnings with the same letters but the last; undefined where their words are few. */
  async sketch(beginning: string): Promise<Sketch | undefined> {
    const { divisions, beginnings } = this.manifest
    if (!beginnings || !isHeavy(divisions, parentOf(beginning)[0])) return undefined
    const { own, common, rough } = sketchKeys(beginning)
    const read = async (key: string) => (await this.#shard(beginningsFile(partOf(beginnings, key)))).get(key)
    const [ownPlaces, commonPlaces, roughPlaces] = await Promise.all([own, common, rough].map(read))
    return { own: ownPlaces, all: commonPlaces ?? roughPlaces, isCommon: commonPlaces !== undefined }
  }

  /** Fetches what a beginning needs once another letter is typed. What fails is asked for again when it is needed. */
  prepare(beginning: string): void {
    const { divisions, beginnings } = this.manifest
    const files =
      beginnings && isHeavy(divisions, beginning)
        ? partsOf(beginnings, `${beginning}*`).map(beginningsFile)
        : partsOf(divisions, beginning).map(shardFile)
    for (const file of files) this.#shard(file).catch(() => {})
  }

  /**
   * All words that start like this, in order. A common beginning comes as one word that ends with a star and stands for all
   * of them.
   */
  completions(beginning: string): Promise<WordLine[]> {
    return this.#part(prefixEntry(beginning), async () => {
      const sketch = await this.sketch(beginning)
      if (sketch?.all !== undefined && sketch.isCommon) return [[prefixEntry(beginning), sketch.all]]
      const files = partsOf(this.manifest.divisions, beginning).map(shardFile)
      const shards = await Promise.all(files.map((file) => this.#shard(file)))
      const lines = shards.flatMap((shard) => [...shard].filter(([word]) => word.startsWith(beginning)))
      const packed = lines.map(([, places]) => places)
      if (!isCommon(packed)) return lines
      return [[prefixEntry(beginning), bestPlaces(packed, this.size)]]
    })
  }

  /** Every word that starts like this, with a digit for how many documents hold it. */
  vocabulary(beginning: string): Promise<Map<string, string>> {
    return this.#part(`vocabulary ${beginning}`, async () => {
      const { vocabulary } = this.manifest
      const lists = vocabulary
        ? await Promise.all(partsOf(vocabulary, beginning).map((part) => this.#vocabularyPart(part)))
        : [await this.#shard(shardFile(0))]
      const lines = lists.flatMap((list) => [...list].filter(([word]) => word.startsWith(beginning)))
      if (vocabulary) return new Map(lines)
      return new Map(lines.map(([word, packed]) => [word, frequencyDigit(readPostings(packed))]))
    })
  }

  /** Title, address and texts of a document. */
  document(number: number): Promise<SiteDocument> {
    const file = documentFile(number)
    return this.#part(file, async () => {
      const document = await this.#read<SiteDocument>(file)
      this.#texts.set(number, document)
      return document
    })
  }

  /** The same, if it was read before. */
  readDocument(number: number): SiteDocument | undefined {
    return this.#texts.get(number)
  }

  /** Title and address of a document, if they stand beside the words that were read so far. */
  readName(number: number): DocumentName | undefined {
    return this.#names.get(number)
  }

  #shard(file: string): Promise<Map<string, string>> {
    return this.#part(file, async () => this.#keep(await this.#read<Shard>(file)))
  }

  #keep({ words, names }: Shard): Map<string, string> {
    for (const [document, name] of Object.entries(names)) this.#names.set(Number(document), name)
    return readLines(words)
  }

  #vocabularyPart(number: number): Promise<Map<string, string>> {
    const file = vocabularyFile(number)
    return this.#part(file, async () => readLines(await this.#read<PackedLines>(file)))
  }

  #part<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.#parts.get(name) as Promise<T> | undefined
    if (known) return known
    const made = make()
    this.#parts.set(name, made)
    made.catch(() => this.#parts.delete(name))
    return made
  }
}
