import { lexer, type Token, type Tokens } from 'marked'
import type { ArticleBlock } from '../schema/article.ts'
import { slugify } from '../schema/slugify.ts'
import { parseInline } from './parseInline.ts'
import { parseList } from './parseList.ts'
import { parsePicture } from './parsePicture.ts'
import { parseTable } from './parseTable.ts'

export interface MarkdownOptions {
  /** The folders with its pictures, named like the article now and before. */
  folders?: readonly string[]
  /** The allowed kinds of blocks, by default all, and the advice to give for any other. */
  only?: { kinds: readonly ArticleBlock['kind'][]; advice: string } | undefined
}

/** Markdown that the pages don't support. */
export interface MarkdownMistake {
  /** Line within the parsed text, from 0. */
  offset: number
  message: string
}

/**
 * Reports a mistake.
 * @param raw the source of the part that is wrong, by default the block
 */
export type Report = (message: string, raw?: string) => void

const QUOTE_AUTHOR = /^([\s\S]+?)\n\s*(?:—|--)\s*(.+?)\s*$/

/**
 * Converts Markdown into the blocks that the pages show:
 *
 * - a paragraph becomes a text, and `## Heading` a heading, whose id is the slug of its text
 * - bullet and numbered lists may be nested once; a preceding paragraph that is all bold becomes the list's title
 * - a table needs a title, written in the same way
 * - a picture is alone in its paragraph, with a description and optionally a caption
 * - the last line of a block quote names its author if it starts with "— "
 *
 * @returns the blocks, without what isn't supported, and the mistakes with their lines, counted from 0
 */
export function parseMarkdown(
  markdown: string,
  { folders = [], only }: MarkdownOptions = {},
): { blocks: ArticleBlock[]; mistakes: MarkdownMistake[] } {
  const blocks: ArticleBlock[] = []
  const mistakes: MarkdownMistake[] = []
  const ids = new Set<string>()
  let title: string | undefined
  let line = 0
  for (const token of lexer(markdown)) {
    const start = line
    line += token.raw.split('\n').length - 1
    if (token.type === 'space' || token.type === 'def') continue
    const report: Report = (message, raw = token.raw) => {
      const offset = start + lineWithin(token.raw, raw)
      if (!mistakes.some((one) => one.offset === offset && one.message === message))
        mistakes.push({ offset, message })
    }
    if (title !== undefined && token.type !== 'list' && token.type !== 'table') blocks.push(boldText(title))
    const blockTitle = title
    title = boldParagraph(token, report)
    if (title !== undefined) continue
    const block = toBlock(token, { title: blockTitle, ids, folders, report })
    if (!block) continue
    if (only && !only.kinds.includes(block.kind)) report(`a ${block.kind} cannot stand here. ${only.advice}`)
    blocks.push(block)
  }
  if (title !== undefined) blocks.push(boldText(title))
  return { blocks, mistakes }
}

/** The line of a part of a block. The parser takes indentation out of the source of nested parts. */
function lineWithin(block: string, raw: string): number {
  const [first = ''] = raw.trim().split('\n', 1)
  return block.slice(0, Math.max(block.indexOf(first), 0)).split('\n').length - 1
}

interface BlockContext {
  title: string | undefined
  ids: Set<string>
  folders: readonly string[]
  report: Report
}

function toBlock(token: Token, { title, ids, folders, report }: BlockContext): ArticleBlock | undefined {
  switch (token.type) {
    case 'paragraph':
      // As the form editor writes what is pasted from a spreadsheet.
      if (/^\|.*\|$/m.test(token.raw))
        report('a table needs a line | --- | --- | below its first row, with a --- for each column')
      return (
        parsePicture(token, folders, report) ?? { kind: 'text', content: parseInline(token.tokens, report) }
      )
    case 'heading':
      return heading(token as Tokens.Heading, ids, report)
    case 'list':
      return { kind: 'list', ...(title && { title }), ...parseList(token as Tokens.List, report) }
    case 'table':
      if (!title)
        report('a table needs a title: a line of **bold text** above it, and an empty line between them')
      return {
        kind: 'table',
        id: uniqueId(title ?? '', ids),
        title: title ?? '',
        ...parseTable(token as Tokens.Table, report),
      }
    case 'blockquote':
      return quote(token as Tokens.Blockquote, report)
    default:
      report(
        `no page can show "${token.type}": use paragraphs, ## headings, lists, tables, pictures and quotes`,
      )
  }
}

const boldText = (text: string): ArticleBlock => ({ kind: 'text', content: [{ strong: text }] })

function boldParagraph(token: Token, report: Report): string | undefined {
  if (token.type !== 'paragraph' || token.tokens?.length !== 1 || token.tokens[0]?.type !== 'strong') return
  const [inline] = parseInline(token.tokens, report)
  return typeof inline === 'object' && 'strong' in inline ? inline.strong : undefined
}

function heading(token: Tokens.Heading, ids: Set<string>, report: Report): ArticleBlock {
  if (token.depth !== 2)
    report(`a heading is “Heading 2” in the menu ¶, ## in Markdown, and not ${'#'.repeat(token.depth)}`)
  const content = parseInline(token.tokens, report)
  if (content.some((part) => typeof part !== 'string')) report('a heading must be plain text')
  const text = content.filter((part) => typeof part === 'string').join('')
  return { kind: 'heading', id: uniqueId(text, ids), text }
}

/** An id for a heading or table that is unique in the text. */
function uniqueId(text: string, ids: Set<string>) {
  const base = slugify(text) || 'section'
  let id = base
  for (let number = 2; ids.has(id); number++) id = `${base}-${number}`
  ids.add(id)
  return id
}

function quote(token: Tokens.Blockquote, report: Report): ArticleBlock {
  const [, text = token.text, author] = QUOTE_AUTHOR.exec(token.text) ?? []
  const paragraphs = lexer(text).filter((part) => part.type !== 'space')
  const [only] = paragraphs
  if (paragraphs.length !== 1 || only?.type !== 'paragraph')
    report('a quote is one paragraph, then its author on a line of its own as "> — Name"')
  const content = parseInline(only && 'tokens' in only ? only.tokens : undefined, report)
  return { kind: 'quote', content, ...(author !== undefined && { author }) }
}
