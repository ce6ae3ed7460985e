import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { z } from 'zod'
import { ContentError, type Problem } from './ContentError.ts'
import { contentDir } from './contentDir.ts'
import { detach } from './detach.ts'
import { readFactsCache } from './factsCache.ts'
import { markdownFiles } from './markdownFiles.ts'
import type { MarkdownOptions } from './parseMarkdown.ts'
import { NEVER, showsUnpublished, today } from './publication.ts'
import { type BrokenEntry, type Entry, readEntry, slugOf } from './readEntry.ts'
import { shownPath as shown } from './shownPath.ts'

export interface CollectionOptions<Matter, Full, Facts> {
  /** Subfolder of the content folder. */
  name: 'articles' | 'modules'
  schema: z.ZodType<Matter>
  /** Turns a parsed file into what the entry's own page needs. */
  makeFull: (entry: Entry<Matter>) => Full
  /** Selects what is kept in memory: what cards and lists show, without the text. */
  makeFacts: (full: Full) => Facts
  /** The blocks allowed in a text; all by default. */
  only?: MarkdownOptions['only']
  compare: (a: Facts, b: Facts) => number
  /** The ISO date from which an entry is public, or `NEVER` for a draft. By default, every entry is public. */
  publicFrom?: (facts: Facts) => string
}

/**
 * Which entries to include: `public` today; `all`, including drafts, as in the dev server; or `readable`, all without the
 * drafts that have problems, which don't stop a build.
 */
export type Scope = 'public' | 'all' | 'readable'

const defaultScope = (): Scope => (showsUnpublished() ? 'all' : 'public')

/** The parsed content of a file, valid or not. */
export interface Examined<Matter> extends Omit<BrokenEntry<Matter>, 'problems'> {
  file: string
  problems: Problem[]
}

interface List<Facts> {
  facts: readonly Facts[]
  bySlug: ReadonlyMap<string, { file: string; facts: Facts }>
}

/**
 * The Markdown files of a folder. Only their facts are kept in memory; a text is parsed on demand. Facts are cached by the hash
 * of the file, so that listing parses only files that are new or have changed.
 */
export class Collection<Matter, Full, Facts extends object> {
  readonly #options: CollectionOptions<Matter, Full, Facts>
  readonly #lists = new Map<string, List<Facts>>()
  readonly #readCache: () => Map<string, Facts>
  #cache: Map<string, Facts> | undefined

  /** @param readCache reads the facts cached by an earlier process, by hash */
  constructor(
    options: CollectionOptions<Matter, Full, Facts>,
    readCache = () => readFactsCache<Facts>(options.name),
  ) {
    this.#options = options
    this.#readCache = readCache
  }

  /**
   * The facts of the entries, sorted. Read once per folder, or on every call in the dev server.
   * @throws ContentError with every problem of every file
   */
  list(dir = contentDir(), scope = defaultScope()): readonly Facts[] {
    return this.#list(dir, scope).facts
  }

  /** Parses one entry with its text; undefined when there is no such entry. */
  read(slug: string, dir = contentDir()): Full | undefined {
    const found = this.#list(dir, defaultScope()).bySlug.get(slug)
    if (!found) return undefined
    const parsed = this.#parse(found.file, readFileSync(found.file))
    if ('problems' in parsed) throw new ContentError(parsed.problems)
    return parsed.full
  }

  /**
   * Parses the entries with their texts, one at a time, in the order of the files.
   * @throws ContentError at the end, with every problem of every file
   */
  *readAll(dir = contentDir(), scope = defaultScope()): Generator<Full> {
    for (const { full } of this.#entries(dir, scope, (file, content) => this.#parse(file, content)))
      yield full
  }

  /** Parses the files one at a time, and yields what can be read of each, valid or not. */
  *examine(dir = contentDir()): Generator<Examined<Matter>> {
    const taken = new Map<string, string>()
    for (const file of markdownFiles(join(dir, this.#options.name))) {
      const content = readFileSync(file)
      const entry = this.#readEntry(file, content)
      const problems = 'problems' in entry ? problemsOf(entry, file) : []
      if (problems.length === 0) this.#make(entry as Entry<Matter>, file, content)
      const other = taken.get(entry.slug)
      if (other) problems.push({ file: shown(file), message: addressTaken(other) })
      taken.set(entry.slug, file)
      yield { isTextComplete: true, ...entry, file, problems }
    }
  }

  /** The path of each file by its slug. Doesn't read the files. */
  files(dir = contentDir()): Map<string, string> {
    return new Map(markdownFiles(join(dir, this.#options.name)).map((file) => [slugOf(file), file]))
  }

  /** The facts of all readable entries by the hash of their file, for the cache. */
  factsByHash(dir = contentDir()): Map<string, Facts> {
    const byHash = new Map<string, Facts>()
    for (const { file, facts } of this.#list(dir, 'readable').bySlug.values())
      byHash.set(hashOf(file, readFileSync(file)), facts)
    return byHash
  }

  #list(dir: string, scope: Scope): List<Facts> {
    const key = [resolve(dir), scope, today()].join('\0')
    const found = process.env.NODE_ENV === 'development' ? undefined : this.#lists.get(key)
    if (found) return found
    const bySlug = new Map<string, { file: string; facts: Facts }>()
    for (const { file, facts } of this.#entries(dir, scope, (file, content) => this.#factsOf(file, content)))
      bySlug.set(slugOf(file), { file, facts })
    const facts = [...bySlug.values()].map((entry) => entry.facts).sort(this.#options.compare)
    const list = { facts, bySlug }
    this.#lists.set(key, list)
    return list
  }

  /** Yields every valid entry to include; throws at the end with the problems of the others. */
  *#entries<Found extends { facts: Facts }>(
    dir: string,
    scope: Scope,
    read: (file: string, content: Buffer) => Found | { problems: Problem[] },
  ): Generator<Found & { file: string }> {
    const problems: Problem[] = []
    const taken = new Map<string, string>()
    for (const file of markdownFiles(join(dir, this.#options.name))) {
      const found = read(file, readFileSync(file))
      if ('problems' in found) {
        problems.push(...found.problems.filter(({ state }) => scope === 'all' || !state))
        continue
      }
      const from = this.#options.publicFrom?.(found.facts) ?? ''
      if (scope === 'public' && from > today()) continue
      const other = taken.get(slugOf(file))
      if (other && (scope === 'all' || from !== NEVER))
        problems.push({ file: shown(file), message: addressTaken(other) })
      taken.set(slugOf(file), file)
      yield { ...found, file }
    }
    if (problems.length > 0) throw new ContentError(problems)
  }

  #factsOf(file: string, content: Buffer): { facts: Facts } | { problems: Problem[] } {
    const facts = this.#cachedFacts().get(hashOf(file, content))
    return facts ? { facts } : this.#parse(file, content)
  }

  #parse(file: string, content: Buffer): { full: Full; facts: Facts } | { problems: Problem[] } {
    const entry = this.#readEntry(file, content)
    if ('problems' in entry) return { problems: problemsOf(entry, file) }
    return this.#make(entry, file, content)
  }

  #readEntry(file: string, content: Buffer) {
    return readEntry(file, content, this.#options.schema, this.#options.only)
  }

  #make(entry: Entry<Matter>, file: string, content: Buffer): { full: Full; facts: Facts } {
    const full = this.#options.makeFull(entry)
    const facts = detach(this.#options.makeFacts(full))
    this.#cachedFacts().set(hashOf(file, content), facts)
    return { full, facts }
  }

  #cachedFacts(): Map<string, Facts> {
    this.#cache ??= this.#readCache()
    return this.#cache
  }
}

const problemsOf = ({ problems, isDraft }: BrokenEntry<unknown>, file: string): Problem[] =>
  problems.map((problem) => ({ ...problem, file: shown(file), ...(isDraft && { state: 'draft' as const }) }))

const addressTaken = (other: string) =>
  `the file name is the address, and ${shown(other)} has it already. Rename one of the two.`

/** Includes the slug, because facts contain it. */
const hashOf = (file: string, content: Buffer) =>
  createHash('sha256').update(slugOf(file)).update('\0').update(content).digest('base64url')
