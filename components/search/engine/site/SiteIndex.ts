import { partOf, partsOf } from './divisions.ts'
import { frequencyDigit, readPostings } from './postings.ts'
import { bestPlaces, isCommon, prefixEntry } from './prefixEntries.ts'
import type { DocumentName, SiteDocument } from './SiteDocument.ts'
import { documentFile, type Shard, type SiteManifest, shardFile, vocabularyFile } from './SiteManifest.ts'
import { type PackedLines, readLines, type WordLine } from './wordLines.ts'

/** Reads the parts of a site index as they are needed, each once. A part that could not be read is tried again. */
export class SiteIndex {
  readonly manifest: SiteManifest
  readonly size: number
  readonly #read: <T>(file: string) => Promise<T>
  readonly #parts = new Map<string, Promise<unknown>>()
  readonly #texts = new Map<number, SiteDocument>()
  readonly #names = new Map<number, DocumentName>()

  /** @param read content of a JSON file of the index's folder */
  constructor(manifest: SiteManifest, read: <T>(file: string) => Promise<T>) {
    this.manifest = manifest
    this.size = manifest.counts.reduce((sum, count) => sum + count, 0)
    this.#read = read
  }

  /** Where a word stands, packed; undefined for a word that no document holds. */
  async lookup(word: string): Promise<string | undefined> {
    return (await this.#shard(partOf(this.manifest.divisions, word))).get(word)
  }

  /**
   * All words that start like this, in order. A common beginning comes as one word that ends with a star and stands for all
   * of them.
   */
  completions(beginning: string): Promise<WordLine[]> {
    return this.#part(prefixEntry(beginning), async () => {
      const common = await this.lookup(prefixEntry(beginning))
      if (common !== undefined) return [[prefixEntry(beginning), common]]
      const numbers = partsOf(this.manifest.divisions, beginning)
      const shards = await Promise.all(numbers.map((number) => this.#shard(number)))
      const lines = shards.flatMap((shard) =>
        [...shard].filter(([word]) => word.startsWith(beginning) && !word.endsWith('*')),
      )
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
        : [await this.#shard(0)]
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

  #shard(number: number): Promise<Map<string, string>> {
    const file = shardFile(number)
    return this.#part(file, async () => {
      const { words, names } = await this.#read<Shard>(file)
      for (const [document, name] of Object.entries(names)) this.#names.set(Number(document), name)
      return readLines(words)
    })
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
