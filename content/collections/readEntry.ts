import { basename } from 'node:path'
import type { z } from 'zod'
import type { ArticleBlock } from '../schema/article.ts'
import type { Problem } from './ContentError.ts'
import { describeIssue } from './describeIssue.ts'
import { fieldRules } from './fieldRules.ts'
import { type MarkdownOptions, parseMarkdown } from './parseMarkdown.ts'
import { readFields } from './readFields.ts'
import { slugify } from './slugify.ts'

/** A parsed Markdown file. */
export interface Entry<Matter> {
  slug: string
  data: Matter
  blocks: ArticleBlock[]
  isDraft: boolean
}

type EntryProblem = Pick<Problem, 'line' | 'message'>

/** An invalid file, with as much of it as could be parsed. */
export interface BrokenEntry<Matter> extends Omit<Entry<Matter>, 'data'> {
  /** The valid fields. */
  data: Partial<Matter>
  /** Whether all of the text could be parsed. */
  isTextComplete: boolean
  /** All problems, from top to bottom. */
  problems: EntryProblem[]
}

const FENCE = '---'
const FRONT_MATTER = /^---\n([\s\S]*?\n)?---(?:\n|$)/
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Parses the front matter and the text of a file.
 * @param name path of the file; its base name becomes the slug
 * @param content UTF-8
 * @param only the blocks allowed in the text
 * @returns the entry, or what could be parsed with all problems
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
  const nameProblems: EntryProblem[] = SLUG.test(slug) ? [] : [invalidName(slug)]
  if (!match) {
    const problems = [...nameProblems, missingFields(source)]
    return { slug, data: {}, blocks: [], isDraft, isTextComplete: false, problems }
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
  const isTextComplete = mistakes.length === 0
  return { slug, data: matter.data ?? matter.known, blocks, isDraft, isTextComplete, problems }
}

/** The slug of a file: its name without folder and extension. */
export const slugOf = (name: string) => basename(name).replace(/\.md$/i, '')

function invalidName(slug: string): EntryProblem {
  const better = slugify(slug)
  const message = 'the file name becomes the address: lower-case letters, digits and hyphens alone.'
  return { message: better ? `${message} Rename it to ${better}.md.` : message }
}

function missingFields(source: string): EntryProblem {
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
  const issues = parsed.success ? [] : firstPerField(parsed.error.issues)
  const described = issues.flatMap((issue) => describeIssue(issue, matter, rules, issues))
  const taken = new Set(problems.map(({ line }) => line))
  const wrong = described.map(({ path, message }) => ({ line: lineOf(path), message }))
  const bad = new Set(described.map(({ path }) => path[0]))
  const known = Object.fromEntries(Object.entries(matter).filter(([name]) => !bad.has(name)))
  return {
    // A line with a syntax error isn't reported for its value as well.
    problems: [...problems, ...wrong.filter(({ line }) => !taken.has(line))].sort((a, b) => a.line - b.line),
    known: known as Partial<Matter>,
    data: parsed.success ? parsed.data : undefined,
  }
}

/** Keeps one issue per field, so that a text in place of a list isn't also reported as too short. */
const firstPerField = (issues: readonly z.core.$ZodIssue[]) =>
  issues.filter(({ path }, at) => issues.findIndex((one) => one.path.join() === path.join()) === at)
