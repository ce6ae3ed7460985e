import { basename } from 'node:path'
import type { z } from 'zod'
import type { ArticleBlock } from '../schema/article.ts'
import type { Problem } from './ContentError.ts'
import { describeIssue } from './describeIssue.ts'
import { fieldRules } from './fieldRules.ts'
import { type MarkdownOptions, parseMarkdown } from './parseMarkdown.ts'
import { readFields } from './readFields.ts'
import { slugify } from './slugify.ts'

/** What one Markdown file holds. */
export interface Entry<Matter> {
  slug: string
  data: Matter
  blocks: ArticleBlock[]
  isDraft: boolean
}

type EntryProblem = Pick<Problem, 'line' | 'message'>

/** A file that cannot be used, with as much of it as can be read. */
export interface BrokenEntry<Matter> extends Omit<Entry<Matter>, 'data'> {
  /** Fields that are good in themselves. */
  data: Partial<Matter>
  /** Whether nothing of the text was left out. */
  isTextWhole: boolean
  /** Everything that is wrong with it, from top to bottom. */
  problems: EntryProblem[]
}

const FENCE = '---'
const FRONT_MATTER = /^---\n([\s\S]*?\n)?---(?:\n|$)/
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Reads front matter and text of one file.
 * @param name of the file; its last part names the entry
 * @param content of the file, in UTF-8
 * @returns the entry, or everything that is wrong with it
 */
export function readEntry<Matter>(
  name: string,
  content: Buffer,
  schema: z.ZodType<Matter>,
  only?: MarkdownOptions['only'],
): Entry<Matter> | BrokenEntry<Matter> {
  const slug = slugOf(name)
  const source = content
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const match = FRONT_MATTER.exec(source)
  const isDraft = /^draft:\s*true\b/m.test(match?.[1] ?? '')
  const nameProblems: EntryProblem[] = SLUG.test(slug) ? [] : [wrongName(slug)]
  if (!match) {
    const problems = [...nameProblems, noFields(source)]
    return { slug, data: {}, blocks: [], isDraft, isTextWhole: false, problems }
  }
  const matter = readMatter(match[1] ?? '', schema)
  const firstLine = match[0].split('\n').length
  const { blocks, mistakes } = parseMarkdown(source.slice(match[0].length), {
    folder: slug,
    ...(only && { only }),
  })
  const textProblems = mistakes.map(({ offset, message }) => ({ line: firstLine + offset, message }))
  if (blocks.length === 0 && mistakes.length === 0)
    textProblems.push({
      line: firstLine,
      message: `the text is missing. Write it below the second line of ${FENCE}.`,
    })
  const problems = [...nameProblems, ...matter.problems, ...textProblems]
  if (matter.data !== undefined && problems.length === 0) return { slug, data: matter.data, blocks, isDraft }
  const isTextWhole = mistakes.length === 0
  return { slug, data: matter.data ?? matter.known, blocks, isDraft, isTextWhole, problems }
}

/** The address part that a file name stands for: without folder and ending. */
export const slugOf = (name: string) => basename(name).replace(/\.md$/i, '')

function wrongName(slug: string): EntryProblem {
  const better = slugify(slug)
  const message = 'the file name becomes the address: lower-case letters, digits and hyphens alone.'
  return { message: better ? `${message} Rename it to ${better}.md.` : message }
}

function noFields(source: string): EntryProblem {
  const message = source.startsWith(`${FENCE}\n`)
    ? `the fields have no end. Put a line of ${FENCE} below the last one.`
    : `the file must begin with its fields, between two lines of ${FENCE}.`
  return { line: 1, message }
}

function readMatter<Matter>(text: string, schema: z.ZodType<Matter>) {
  const rules = fieldRules(schema)
  const { matter, problems, lineOf } = readFields(text, rules)
  if (!matter) return { problems, known: {} as Partial<Matter>, data: undefined }
  const parsed = schema.safeParse(matter)
  const issues = parsed.success ? [] : firstOfEach(parsed.error.issues)
  const described = issues.flatMap((issue) => describeIssue(issue, matter, rules, issues))
  const taken = new Set(problems.map(({ line }) => line))
  const wrong = described.map(({ path, message }) => ({ line: lineOf(path), message }))
  const bad = new Set(described.map(({ path }) => path[0]))
  const known = Object.fromEntries(Object.entries(matter).filter(([name]) => !bad.has(name)))
  return {
    // A line that cannot be read has one mistake, whatever comes of it.
    problems: [...problems, ...wrong.filter(({ line }) => !taken.has(line))].sort((a, b) => a.line - b.line),
    known: known as Partial<Matter>,
    data: parsed.success ? parsed.data : undefined,
  }
}

/** One problem for each field: a text in place of a list is not too short as well. */
const firstOfEach = (issues: readonly z.core.$ZodIssue[]) =>
  issues.filter(({ path }, at) => issues.findIndex((one) => one.path.join() === path.join()) === at)
