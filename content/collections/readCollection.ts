import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { parseDocument } from 'yaml'
import type { z } from 'zod'
import type { ArticleBlock } from '../schema/article.ts'
import { ContentError } from './ContentError.ts'
import { describeIssue } from './describeIssue.ts'
import { parseMarkdown } from './parseMarkdown.ts'

export type Entry<T> = { slug: string; file: string; data: T; blocks: ArticleBlock[] }

const FRONT_MATTER = /^---\n([\s\S]*?\n)?---(?:\n|$)/
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Reads every Markdown file below `folder`, sub-folders included, in the order of their paths.
 * @param folder such as "./content/modules"; a missing folder holds no entries, a missing parent is an error.
 * @throws ContentError with the problems of all files together.
 */
export function readCollection<T>(folder: string, schema: z.ZodType<T>): Entry<T>[] {
  const root = resolve(folder)
  if (!existsSync(join(root, '..'))) throw new ContentError([`${shown(join(root, '..'))}: no such folder`])
  if (!existsSync(root)) return []
  const problems: string[] = []
  const entries: Entry<T>[] = []
  const taken = new Map<string, string>()
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((file) => /\.md$/i.test(file)).sort()) {
    const file = shown(join(root, name))
    const found = readEntry(join(root, name), schema)
    const slug = slugOf(name)
    const other = taken.get(slug)
    if (other) problems.push(`${file}: field "slug": "${slug}" is already taken by ${other}`)
    taken.set(slug, file)
    if ('problems' in found) problems.push(...found.problems.map((problem) => `${file}: ${problem}`))
    else entries.push({ ...found, slug, file })
  }
  if (problems.length > 0) throw new ContentError(problems)
  return entries
}

function shown(path: string) {
  const short = relative(process.cwd(), path)
  return (short.startsWith('..') ? path : short).split(sep).join('/')
}

const slugOf = (path: string) => basename(path).replace(/\.md$/, '')

function readEntry<T>(path: string, schema: z.ZodType<T>): Omit<Entry<T>, 'file'> | { problems: string[] } {
  const problems: string[] = []
  const slug = slugOf(path)
  if (!SLUG.test(slug))
    problems.push('the file name must be lower-case words joined by hyphens, such as find-your-why.md')
  const source = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const match = FRONT_MATTER.exec(source)
  if (!match) return { problems: [...problems, 'must start with front matter between two lines of ---'] }

  const yaml = parseDocument(match[1] ?? '', { prettyErrors: true })
  if (yaml.errors.length > 0)
    return {
      problems: [...problems, ...yaml.errors.map((error) => `front matter: ${firstLine(error.message)}`)],
    }
  const parsed = schema.safeParse(yaml.toJS() ?? {})
  if (!parsed.success) problems.push(...parsed.error.issues.flatMap(describeIssue))

  let blocks: ArticleBlock[] = []
  try {
    blocks = parseMarkdown(source.slice(match[0].length), match[0].split('\n').length)
    if (blocks.length === 0) problems.push('field "body": the text is missing')
  } catch (error) {
    problems.push(`field "body": ${(error as Error).message}`)
  }
  return parsed.success && problems.length === 0 ? { slug, data: parsed.data, blocks } : { problems }
}

const firstLine = (text: string) => text.split('\n')[0]?.replace(/:$/, '') ?? text
