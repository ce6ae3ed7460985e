import { blockText } from '../collections/blockText.ts'
import type { Collection, Examined } from '../collections/Collection.ts'
import type { Problem } from '../collections/ContentError.ts'
import { parseMarkdown } from '../collections/parseMarkdown.ts'
import { type Publication, publicFrom } from '../collections/publication.ts'
import { TEMPLATE_BODIES } from '../collections/templateBodies.ts'
import { internalLinks } from './checkLinks.ts'

/** What the checks keep of a file, good or not; the text itself is let go. */
export interface ExaminedFile<Matter> extends Omit<Examined<Matter>, 'blocks'> {
  /** Address of its page. */
  path: string
  /** The day from which it is public. */
  from: string
  hrefs: string[]
  /** Ids of the headings of its text; nothing when it could not be read to the end. */
  headings: string[] | undefined
  /** The files of the pictures that the text shows. */
  pictures: string[]
  /** Texts of the template that still stand in the body. */
  leftOvers: string[]
  problems: Problem[]
}

const TEMPLATE_TEXTS = new Set(
  Object.values(TEMPLATE_BODIES).flatMap((body) => parseMarkdown(body).blocks.map(blockText)),
)

/** Every file of a collection. */
export function examineFiles<Matter, Whole, Facts extends object>(
  collection: Collection<Matter, Whole, Facts>,
  dir: string,
  pathOf: (slug: string) => string,
): ExaminedFile<Matter>[] {
  return Array.from(collection.examine(dir), ({ blocks, ...entry }) => ({
    ...entry,
    path: pathOf(entry.slug),
    from: publicFrom({ ...(entry.data as Partial<Publication>), draft: entry.isDraft }),
    hrefs: internalLinks(blocks),
    headings: entry.isTextWhole
      ? blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
      : undefined,
    pictures: blocks.flatMap((block) => (block.kind === 'picture' ? [block.file] : [])),
    leftOvers: blocks.map(blockText).filter((text) => TEMPLATE_TEXTS.has(text)),
  }))
}
