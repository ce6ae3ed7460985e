import { basename } from 'node:path'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { ArticleBlock } from '../schema/article.ts'
import type { Problem } from './ContentError.ts'
import { describeIssue } from './describeIssue.ts'
import { describeYamlError } from './describeYamlError.ts'
import { fieldRules } from './fieldRules.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import { slugify } from './slugify.ts'

/** What one Markdown file holds. */
export interface Entry<Matter> {
  slug: string
  data: Matter
  blocks: ArticleBlock[]
  isDraft: boolean
}

type EntryProblem = Omit<Problem, 'file' | 'inDraft'>

const FENCE = '---'
const FRONT_MATTER = /^---\n([\s\S]*?\n)?---(?:\n|$)/
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const BODY_LINE = /^line (\d+): ([\s\S]*)$/

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
): Entry<Matter> | { problems: EntryProblem[]; isDraft: boolean } {
  const slug = slugOf(name)
  const problems: EntryProblem[] = SLUG.test(slug) ? [] : [wrongName(slug)]
  const source = content
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const match = FRONT_MATTER.exec(source)
  if (!match) return { problems: [...problems, noFields(source)], isDraft: false }

  const lineCounter = new LineCounter()
  const yaml = parseDocument(match[1] ?? '', { prettyErrors: false, lineCounter })
  // The first line of the file is the fence.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1
  const lines = source.split('\n')
  const isDraft = /^draft:\s*true\b/m.test(match[1] ?? '')
  const [error] = yaml.errors
  if (error) {
    const line = lineAt(error.pos[0])
    return {
      problems: [...problems, { line, message: describeYamlError(error, lines[line - 1] ?? '') }],
      isDraft,
    }
  }
  const matter: unknown = yaml.toJS() ?? {}
  const parsed = schema.safeParse(matter)
  const issues = parsed.success ? [] : firstOfEach(parsed.error.issues)
  for (const { path, message } of issues.flatMap((issue) =>
    describeIssue(issue, matter, fieldRules(schema)),
  )) {
    const offset = offsetOf(yaml, path)
    problems.push({ line: offset === undefined ? 1 : lineAt(offset), message })
  }
  const blocks = readBody(source.slice(match[0].length), match[0].split('\n').length, problems)
  if (!parsed.success || problems.length > 0) return { problems, isDraft }
  return { slug, data: parsed.data, blocks, isDraft }
}

/** The address part that a file name stands for: "sub/find-your-why.md" gives "find-your-why". */
export const slugOf = (name: string) => basename(name).replace(/\.md$/, '')

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

/** One problem for each field: a text in place of a list is not too short as well. */
const firstOfEach = (issues: readonly z.core.$ZodIssue[]) =>
  issues.filter(({ path }, at) => issues.findIndex((one) => one.path.join() === path.join()) === at)

function readBody(body: string, firstLine: number, problems: EntryProblem[]): ArticleBlock[] {
  try {
    const blocks = parseMarkdown(body, firstLine)
    if (blocks.length === 0)
      problems.push({
        line: firstLine,
        message: `the text is missing. Write it below the second line of ${FENCE}.`,
      })
    return blocks
  } catch (error) {
    const [, line, message] = BODY_LINE.exec((error as Error).message) ?? []
    problems.push({ line: Number(line) || undefined, message: message ?? (error as Error).message })
    return []
  }
}

/** Where the value of a field begins; of one that is missing, the field around it; undefined for the front matter as a whole. */
function offsetOf(yaml: Document, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const keys = path.slice(0, length)
    const pair = keys.length > 0 ? keyNode(yaml, keys) : undefined
    if (pair !== undefined) return pair
  }
}

function keyNode(yaml: Document, path: readonly PropertyKey[]): number | undefined {
  const parent = path.length === 1 ? yaml.contents : yaml.getIn(path.slice(0, -1), true)
  const key = path.at(-1)
  const items = (parent as { items?: readonly unknown[] } | undefined)?.items ?? []
  for (const [at, item] of items.entries()) {
    const node = (item as { key?: unknown }).key ?? item
    const isIt = typeof key === 'number' ? at === key : (node as { value?: unknown }).value === key
    if (isIt && isNode(node) && node.range) return node.range[0]
  }
}
