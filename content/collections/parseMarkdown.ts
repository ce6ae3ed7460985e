import { lexer, type Token, type Tokens } from 'marked'
import type { ArticleBlock } from '../schema/article.ts'
import { parseInline } from './parseInline.ts'
import { parseList } from './parseList.ts'
import { parsePicture } from './parsePicture.ts'
import { parseTable } from './parseTable.ts'

/**
 * Turns Markdown into the blocks that the pages draw.
 *
 * - a paragraph is a text; `## Heading` is a heading, whose id is its text in lower case with hyphens
 * - a bullet list or a numbered one, with lists of one further level; a paragraph of bold text alone directly before it is
 *   its title
 * - a table below its title, written in the same way
 * - a picture alone in its paragraph, with a description and perhaps a caption
 * - a block quote; a last line that starts with "— " names its author
 *
 * @throws Error naming the line and the reason, for Markdown that no page can show.
 */
export function parseMarkdown(markdown: string, firstLine = 1): ArticleBlock[] {
  const blocks: ArticleBlock[] = []
  const ids = new Set<string>()
  let title: string | undefined
  let line = firstLine
  for (const token of lexer(markdown)) {
    try {
      if (token.type === 'space' || token.type === 'def') continue
      if (title !== undefined && token.type !== 'list' && token.type !== 'table') blocks.push(boldText(title))
      const bold = boldParagraph(token)
      if (bold === undefined) blocks.push(toBlock(token, title, ids))
      title = bold
    } catch (error) {
      throw new Error(`line ${line}: ${(error as Error).message}`)
    } finally {
      line += token.raw.split('\n').length - 1
    }
  }
  if (title !== undefined) blocks.push(boldText(title))
  return blocks
}

function toBlock(token: Token, title: string | undefined, ids: Set<string>): ArticleBlock {
  if (token.type === 'paragraph')
    return parsePicture(token) ?? { kind: 'text', content: parseInline(token.tokens) }
  if (token.type === 'heading') return heading(token as Tokens.Heading, ids)
  if (token.type === 'list')
    return { kind: 'list', ...(title && { title }), ...parseList(token as Tokens.List) }
  if (token.type === 'table') return table(token as Tokens.Table, title, ids)
  if (token.type === 'blockquote') return quote(token as Tokens.Blockquote)
  throw new Error(
    `${token.type} is not supported: use paragraphs, ## headings, lists, tables, pictures and quotes`,
  )
}

const QUOTE_AUTHOR = /^([\s\S]+?)\n\s*(?:—|--)\s*(.+?)\s*$/

const boldText = (text: string): ArticleBlock => ({ kind: 'text', content: [{ strong: text }] })

function boldParagraph(token: Token): string | undefined {
  if (token.type !== 'paragraph' || token.tokens?.length !== 1 || token.tokens[0]?.type !== 'strong') return
  const [inline] = parseInline(token.tokens)
  return typeof inline === 'object' && 'strong' in inline ? inline.strong : undefined
}

function heading(token: Tokens.Heading, ids: Set<string>): ArticleBlock {
  if (token.depth !== 2) throw new Error(`write headings with ##, not ${'#'.repeat(token.depth)}`)
  const content = parseInline(token.tokens)
  if (content.some((part) => typeof part !== 'string')) throw new Error('a heading must be plain text')
  const text = content.join('')
  return { kind: 'heading', id: newId(text, ids), text }
}

function table(token: Tokens.Table, title: string | undefined, ids: Set<string>): ArticleBlock {
  if (title === undefined)
    throw new Error('a table needs a title: a line of **bold text** above it, and an empty line between them')
  return { kind: 'table', id: newId(title, ids), title, ...parseTable(token) }
}

/** An id that no other block of the text has. */
function newId(text: string, ids: Set<string>) {
  const base = headingId(text)
  let id = base
  for (let number = 2; ids.has(id); number++) id = `${base}-${number}`
  ids.add(id)
  return id
}

function headingId(text: string) {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '')
  const words = plain.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  return words?.join('-') ?? 'section'
}

function quote(token: Tokens.Blockquote): ArticleBlock {
  const [, text = token.text, author] = QUOTE_AUTHOR.exec(token.text) ?? []
  const paragraphs = lexer(text).filter((part) => part.type !== 'space')
  const [only] = paragraphs
  if (paragraphs.length !== 1 || only?.type !== 'paragraph')
    throw new Error('a quote is one paragraph, then its author on a line of its own as "> — Name"')
  const content = parseInline(only.tokens)
  return author === undefined ? { kind: 'quote', content } : { kind: 'quote', content, author }
}
