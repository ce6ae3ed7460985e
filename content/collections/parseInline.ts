import type { Token } from 'marked'
import type { Inline } from '../schema/article.ts'
import { curlQuotes } from './curlQuotes.ts'
import type { Report } from './parseMarkdown.ts'

/** A link or a picture that the parser leaves as text, because of a space or a missing bracket. */
const BROKEN_LINK = /!?\[[^\][(]*(?:\]\([^)]*|\]? ?\((?:\/|https?:|mailto:)[^)]*)\)?/g
const ENTITY = /&(?:#x?[\da-f]+|[a-z]\w*);/i

/**
 * Converts the inline tokens of a paragraph into plain text, bold, italic and links. Straight quotes become curly. Reports
 * everything else: nesting, images, code, HTML, other link schemes.
 */
export function parseInline(tokens: readonly Token[] | undefined, report: Report): Inline[] {
  const parts: Inline[] = []
  let before = ''
  for (const token of tokens ?? []) {
    const text = curlQuotes(textOf(token, report), before)
    before = text || before
    const last = parts.at(-1)
    if (token.type === 'strong') parts.push({ strong: text })
    else if (token.type === 'em') parts.push({ emphasis: text })
    else if (token.type === 'link') parts.push({ text, href: addressOf(token, report) })
    else if (typeof last === 'string') parts[parts.length - 1] = last + text
    else if (text !== '') parts.push(text)
  }
  return parts
}

function textOf(token: Token, report: Report): string {
  if (token.type === 'text' || token.type === 'escape') return plainText(token, report)
  const parts = 'tokens' in token ? (token.tokens ?? []) : []
  if (token.type === 'strong' || token.type === 'em' || token.type === 'link') {
    if (parts.some(({ type }) => type !== 'text' && type !== 'escape'))
      report('bold, italic and links cannot be nested', token.raw)
    return parts.map((part) => plainText(part, report)).join('')
  }
  const advice =
    token.type === 'image'
      ? 'a picture stands in a paragraph of its own, with an empty line above and below'
      : token.type === 'br'
        ? 'begin a new paragraph in place of a line break'
        : 'use plain text, **bold**, *italic* and links'
  report(`"${token.raw.trim()}" cannot stand in a text: ${advice}`, token.raw)
  return ''
}

function plainText(token: Token, report: Report): string {
  const text = 'text' in token ? String(token.text) : token.raw
  if (token.type === 'text') {
    const [entity] = ENTITY.exec(text) ?? []
    if (entity) report(`write the character itself instead of ${entity}`, entity)
    for (const [link] of text.matchAll(BROKEN_LINK))
      report(
        `"${link}" isn’t a link: write [its text](/contact), or ![what it shows](photo.jpg) for a picture, without a space in the address`,
        link,
      )
  }
  return text.replace(/\s*\n\s*/g, ' ')
}

function addressOf({ href, raw }: { href?: unknown; raw: string }, report: Report): string {
  const address = String(href)
  if (!/^(?:\/(?!\/)|https:\/\/|mailto:)/.test(address))
    report(`link "${address}" must start with / (a page of the site), https:// or mailto:`, raw)
  return address
}
