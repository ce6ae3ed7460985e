import { lexer, type Token, type Tokens, walkTokens } from 'marked'
import type { ArticleBlock } from '../schema/article.ts'
import { type MarkdownMistake, mistake, mistakesOf, readEach, tokenName } from './MarkdownError.ts'
import { parseInline } from './parseInline.ts'
import { parseList } from './parseList.ts'
import { parsePicture } from './parsePicture.ts'
import { parseTable } from './parseTable.ts'

export interface MarkdownOptions {
  /** The folder with its pictures, named like the article. */
  folder?: string
  /** The allowed kinds of blocks, by default all, and the advice to give for any other. */
  only?: { kinds: readonly ArticleBlock['kind'][]; advice: string }
}

/**
 * Converts Markdown into the blocks that the pages show:
 *
 * - a paragraph becomes a text, and `## Heading` a heading, whose id is its text in lower case with hyphens
 * - bullet and numbered lists may be nested once; a preceding paragraph that is all bold becomes the list's title
 * - a table needs a title, written in the same way
 * - a picture is alone in its paragraph, with a description and optionally a caption
 * - the last line of a block quote names its author if it starts with "— "
 *
 * @returns the blocks, and the mistakes with their lines, counted from 0
 */
export function parseMarkdown(
  markdown: string,
  { folder = '', only }: MarkdownOptions = {},
): { blocks: ArticleBlock[]; mistakes: MarkdownMistake[] } {
  const blocks: ArticleBlock[] = []
  const mistakes: MarkdownMistake[] = []
  const ids = new Set<string>()
  let title: string | undefined
  let line = 0
  const tokens = lexer(markdown)
  for (const [at, token] of tokens.entries()) {
    try {
      if (token.type === 'space' || token.type === 'def') continue
      if (title !== undefined && token.type !== 'list' && token.type !== 'table') blocks.push(boldText(title))
      const bold = boldParagraph(token)
      const listTitle = title
      title = bold
      if (bold !== undefined) continue
      const above = listAbove(tokens, at)
      // The continuation of a list after a wrongly indented one, which has been reported.
      if (above && indentOf(token) < indentOf(above)) continue
      if (above) throw wrongIndent(token, above)
      const block = toBlock(token, listTitle, ids, folder)
      if (only && !only.kinds.includes(block.kind))
        throw mistake(`a ${block.kind} cannot stand here. ${only.advice}`)
      blocks.push(block)
    } catch (error) {
      mistakes.push(...mistakesOf(error, line))
      blocks.push(linksIn(token))
    } finally {
      line += token.raw.split('\n').length - 1
    }
  }
  if (title !== undefined) blocks.push(boldText(title))
  return { blocks, mistakes: mistakes.filter(isFirst) }
}

/** Replaces an unsupported block with a text of its links, so that they are checked all the same. */
function linksIn(block: Token): ArticleBlock {
  const content: { text: string; href: string }[] = []
  walkTokens([block], (token) => {
    if (token.type === 'link') content.push({ text: String(token.text), href: String(token.href) })
  })
  return { kind: 'text', content }
}

/** Whether a mistake is the first of its kind on the line. */
const isFirst = ({ offset, message }: MarkdownMistake, at: number, all: readonly MarkdownMistake[]) =>
  all.findIndex((other) => other.offset === offset && other.message === message) === at

function toBlock(token: Token, title: string | undefined, ids: Set<string>, folder: string): ArticleBlock {
  if (token.type === 'paragraph')
    return parsePicture(token, folder) ?? { kind: 'text', content: parseInline(token.tokens) }
  if (token.type === 'heading') return heading(token as Tokens.Heading, ids)
  if (token.type === 'list')
    return { kind: 'list', ...(title && { title }), ...parseList(token as Tokens.List) }
  if (token.type === 'table') return table(token as Tokens.Table, title, ids)
  if (token.type === 'blockquote') return quote(token as Tokens.Blockquote)
  throw mistake(
    `${tokenName(token.type)} is not supported: use paragraphs, ## headings, lists, tables, pictures and quotes`,
  )
}

/** The list that a list was probably meant to be nested in: directly above, or above an empty line and less indented. */
function listAbove(tokens: readonly Token[], at: number): Tokens.List | undefined {
  const [list, one, other] = [tokens[at], tokens[at - 1], tokens[at - 2]]
  if (list?.type !== 'list') return
  if (one?.type === 'list') return one as Tokens.List
  return one?.type === 'space' && other?.type === 'list' && list.raw.startsWith(' ')
    ? (other as Tokens.List)
    : undefined
}

const indentOf = ({ raw }: Token) => raw.length - raw.trimStart().length

function wrongIndent(token: Token, above: Tokens.List) {
  const marker = /^\s*(?:\d+[.)]|[-*+])\s/.exec(above.raw)?.[0].trim() ?? '-'
  const [first = ''] = token.raw.split('\n', 1)
  return mistake(
    `"${first.trim()}" begins a list of its own. To stand below the point above, indent it by ${marker.length + 1} spaces ` +
      `(it has ${indentOf(token)}); for a new list, leave an empty line before it`,
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
  if (token.depth !== 2) throw mistake(`write headings with ##, not ${'#'.repeat(token.depth)}`)
  const content = parseInline(token.tokens)
  if (content.some((part) => typeof part !== 'string')) throw mistake('a heading must be plain text')
  const text = content.join('')
  return { kind: 'heading', id: uniqueId(text, ids), text }
}

function table(token: Tokens.Table, title: string | undefined, ids: Set<string>): ArticleBlock {
  const noTitle = () => {
    if (title === undefined)
      throw mistake('a table needs a title: a line of **bold text** above it, and an empty line between them')
  }
  const parts = [noTitle, () => parseTable(token)]
  const [, rest] = readEach(
    parts,
    (part) => part(),
    () => 0,
  ) as [undefined, ReturnType<typeof parseTable>]
  return { kind: 'table', id: uniqueId(title ?? '', ids), title: title ?? '', ...rest }
}

/** An id for a heading or table that is unique in the text. */
function uniqueId(text: string, ids: Set<string>) {
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
    throw mistake('a quote is one paragraph, then its author on a line of its own as "> — Name"')
  const content = parseInline(only.tokens)
  return author === undefined ? { kind: 'quote', content } : { kind: 'quote', content, author }
}
