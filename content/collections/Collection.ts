import { join, resolve } from 'node:path'
import type { z } from 'zod'
import type { Problem } from './ContentError.ts'
import { contentDir, markdownFiles, readText, shownPath } from './contentFiles.ts'
import { leftOut } from './leftOut.ts'
import type { MarkdownOptions } from './parseMarkdown.ts'
import { type Publication, publicFrom, showsUnpublished, today } from './publication.ts'
import { type Entry, type ParsedFile, readEntry } from './readEntry.ts'

interface CollectionOptions<Matter, Item> {
  /** Subfolder of the content folder. */
  name: 'articles' | 'modules'
  /** The path of the page of a text. */
  pathOf: (slug: string) => string
  schema: z.ZodType<Matter>
  /** Turns a valid file into what the pages need. */
  makeItem: (entry: Entry<Matter>) => Item
  /** The blocks allowed in a text; all by default. */
  only?: MarkdownOptions['only']
  compare: (a: Item, b: Item) => number
}

/** A file of a collection, valid or not. */
export interface ExaminedFile<Matter> extends Omit<ParsedFile<Matter>, 'problems'> {
  file: string
  /** The path of its page. */
  path: string
  problems: Problem[]
}

/**
 * The Markdown files of a folder. Each is parsed once, and again when it has changed. Lists are kept: the dev server forgets them
 * with the module (scripts/dev/contentPlugin.ts).
 */
export class Collection<Matter, Item extends Publication> {
  readonly #options: CollectionOptions<Matter, Item>
  readonly #parsed = new Map<string, { content: string; result: ParsedFile<Matter> }>()
  readonly #lists = new Map<string, ReadonlyMap<string, Item>>()

  constructor(options: CollectionOptions<Matter, Item>) {
    this.#options = options
  }

  /** The items, sorted, without those that have mistakes: those that are public today, or all of them in the dev server. */
  list(dir = contentDir()): readonly Item[] {
    return [...this.#list(dir).values()]
  }

  /** The item with a slug; undefined when there is no such item. */
  read(slug: string): Item | undefined {
    return this.#list(contentDir()).get(slug)
  }

  /** Parses every file, valid or not. */
  examine(dir = contentDir()): ExaminedFile<Matter>[] {
    const taken = new Map<string, string>()
    return markdownFiles(join(dir, this.#options.name)).map((file) => {
      const parsed = this.#parse(file)
      const other = taken.get(parsed.slug)
      taken.set(parsed.slug, file)
      const message = `the file name is the address, and ${other && shownPath(other)} has it already. Rename one of the two.`
      const problems = other ? [{ message }, ...parsed.problems] : parsed.problems
      return {
        ...parsed,
        file,
        path: this.#options.pathOf(parsed.slug),
        problems: problems.map((one) => ({ ...one, file: shownPath(file) })),
      }
    })
  }

  #list(dir: string): ReadonlyMap<string, Item> {
    const key = [resolve(dir), showsUnpublished(), today(), process.env.CONTENT_LEFT_OUT].join('\0')
    const known = this.#lists.get(key)
    if (known) return known
    const { makeItem, compare } = this.#options
    const unfit = leftOut()
    const items = this.examine(dir)
      .filter(({ file, problems }) => problems.length === 0 && !unfit.has(file))
      .map(({ slug, known, blocks }) => ({ slug, item: makeItem({ slug, data: known as Matter, blocks }) }))
      .filter(({ item }) => showsUnpublished() || publicFrom(item) <= today())
      .sort((a, b) => compare(a.item, b.item))
    const list = new Map(items.map(({ slug, item }) => [slug, item]))
    this.#lists.set(key, list)
    return list
  }

  #parse(file: string): ParsedFile<Matter> {
    const content = readText(file)
    const known = this.#parsed.get(file)
    if (known?.content === content) return known.result
    const result = readEntry(file, content, this.#options.schema, this.#options.only)
    this.#parsed.set(file, { content, result })
    return result
  }
}
