import { basename } from 'node:path'
import { parseDocument } from 'yaml'
import type { z } from 'zod'
import type { ArticleBlock } from '../schema/article.ts'
import { describeIssue } from './describeIssue.ts'
import { parseMarkdown } from './parseMarkdown.ts'

/** What one Markdown file holds. */
export interface Entry<Matter> {
  slug: string
  data: Matter
  blocks: ArticleBlock[]
}

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
): Entry<Matter> | { problems: string[] } {
  const problems: string[] = []
  const slug = slugOf(name)
  if (!SLUG.test(slug))
    problems.push('the file name must be lower-case words joined by hyphens, such as find-your-why.md')
  const source = content
    .toString('utf8')
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

/** The address part that a file name stands for: "sub/find-your-why.md" gives "find-your-why". */
export const slugOf = (name: string) => basename(name).replace(/\.md$/, '')

const firstLine = (text: string) => text.split('\n')[0]?.replace(/:$/, '') ?? text
