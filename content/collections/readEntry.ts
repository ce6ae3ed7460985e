import { basename } from 'node:path'
import type { z } from 'zod'
import type { ArticleBlock } from '../schema/article.ts'
import { slugProblem } from '../schema/slugify.ts'
import type { Problem } from './ContentError.ts'
import { type MarkdownOptions, parseMarkdown } from './parseMarkdown.ts'
import { readFields } from './readFields.ts'

/** A parsed Markdown file. */
export interface Entry<Matter> {
  slug: string
  data: Matter
  blocks: ArticleBlock[]
}

/** What could be parsed of a file, valid or not. */
export interface ParsedFile<Matter> {
  slug: string
  /** The valid fields; without problems, all fields. */
  known: Partial<Matter>
  blocks: ArticleBlock[]
  isDraft: boolean
  /** All problems, from top to bottom. */
  problems: Pick<Problem, 'line' | 'message'>[]
}

const FRONT_MATTER = /^---\n([\s\S]*?\n)?---(?:\n|$)/
/** Larger than any text for people, or a word longer than any: parsing takes disproportionately long from there. */
const MAX_LENGTH = 100_000
const ENDLESS_WORD = /\S{2000}/
/** Brackets, quotes or lists in each other: the parsers call themselves for each level. */
const TOO_DEEP = /(?:[[({]\s*|> ?|[-*+] ){50}/

/**
 * Parses the front matter and the text of a file.
 * @param name path of the file; its base name becomes the slug
 * @param only the blocks allowed in the text
 */
export function readEntry<Matter>(
  name: string,
  text: string,
  schema: z.ZodType<Matter>,
  only?: MarkdownOptions['only'],
): ParsedFile<Matter> {
  const slug = basename(name).replace(/\.md$/i, '')
  const [front, fields = ''] = FRONT_MATTER.exec(text) ?? []
  const isDraft = /^draft:\s*true\b/m.test(fields)
  const wrongName = slugProblem(slug, '.md')
  const problems: ParsedFile<Matter>['problems'] = wrongName ? [{ message: wrongName }] : []
  const refuse = (message: string): ParsedFile<Matter> => {
    problems.push({ line: 1, message })
    return { slug, known: {}, blocks: [], isDraft, problems }
  }
  if (front === undefined) return refuse('the fields must stand at the top, between two lines of ---.')
  if (text.length > MAX_LENGTH || ENDLESS_WORD.test(text))
    return refuse('the text is too large: more than 100,000 characters, or 2,000 without a space.')
  if (TOO_DEEP.test(text)) return refuse('the text is nested too deep.')

  const { known, problems: ofFields } = readFields(`\n${fields}`, schema)
  const { blocks, mistakes } = parseMarkdown(text.slice(front.length), {
    folders: [slug, ...formerNames(known)],
    only,
  })
  const firstLine = front.split('\n').length
  problems.push(...ofFields)
  problems.push(...mistakes.map(({ offset, message }) => ({ line: firstLine + offset, message })))
  if (blocks.length === 0)
    problems.push({ line: firstLine, message: 'the text is missing. Write it below the second line of ---.' })
  return { slug, known, blocks, isDraft, problems }
}

/** The names of the addresses that an entry had before. */
export const formerNames = (fields: { formerly?: readonly string[] | undefined }): string[] =>
  (fields.formerly ?? []).map((address) => basename(address))
