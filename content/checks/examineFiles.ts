import { blockText } from '../collections/blockText.ts'
import type { Collection, Examined } from '../collections/Collection.ts'
import type { Problem } from '../collections/ContentError.ts'
import { parseMarkdown } from '../collections/parseMarkdown.ts'
import { type Publication, publicFrom } from '../collections/publication.ts'
import { TEMPLATE_BODIES } from '../collections/templateBodies.ts'
import { internalLinks } from './checkLinks.ts'

/** What the checks need of a file, valid or not. Doesn't include the text, to save memory. */
export interface ExaminedFile<Matter> extends Omit<Examined<Matter>, 'blocks'> {
  /** Path of its page. */
  path: string
  /** ISO date from which it is public. */
  from: string
  hrefs: string[]
  /** Ids of the headings in its text, or undefined when not all of it could be parsed. */
  headings: string[] | undefined
  /** File names of the pictures in its text. */
  pictures: string[]
  /** Texts of the template that are still in the body. */
  templateTexts: string[]
  problems: Problem[]
}

const TEMPLATE_TEXTS = new Set(
  Object.values(TEMPLATE_BODIES).flatMap((body) => parseMarkdown(body).blocks.map(blockText)),
)

/** Parses every file of a collection for the checks. */
export function examineFiles<Matter, Full, Facts extends object>(
  collection: Collection<Matter, Full, Facts>,
  dir: string,
  pathOf: (slug: string) => string,
): ExaminedFile<Matter>[] {
  return Array.from(collection.examine(dir), ({ blocks, ...entry }) => ({
    ...entry,
    path: pathOf(entry.slug),
    from: publicFrom({ ...(entry.data as Partial<Publication>), draft: entry.isDraft }),
    hrefs: internalLinks(blocks),
    headings: entry.isTextComplete
      ? blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
      : undefined,
    pictures: blocks.flatMap((block) => (block.kind === 'picture' ? [block.file] : [])),
    templateTexts: blocks.map(blockText).filter((text) => TEMPLATE_TEXTS.has(text)),
  }))
}
