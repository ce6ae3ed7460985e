import type { Token } from 'marked'
import type { Inline } from '../schema/article.ts'
import { curlQuotes } from './curlQuotes.ts'
import { kindName, linesBefore, mistake, readEach } from './MarkdownError.ts'

/** What the parser leaves as text, because the name of the file has a space in it or a bracket is missing. */
const BROKEN_PICTURE = /!\[[^\]]*\]\([^)]*\)?/
/** The same of a link, whose address has a space in it or is not closed, or whose brackets do not touch. */
const BROKEN_LINK =
  /\[[^\]]+\](?:\([^)]*\)?| \((?:\/|https?:|mailto:)[^)]*\)?|(?:\/|https?:|mailto:)\S*)|\[[^\]]*\((?:\/|https?:|mailto:)\S*/g
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i

/**
 * Turns the inline tokens of one paragraph into plain text, bold, italic and links. Straight quotes become curly.
 * @throws MarkdownError naming what is not supported (nesting, images, code, HTML, foreign link schemes).
 */
export function parseInline(tokens: Token[] | undefined): Inline[] {
  const parts: Inline[] = []
  let before = ''
  for (const read of readEach(tokens ?? [], toInline, linesBefore(tokens ?? []))) {
    const part = curl(read, before)
    before = textOf(part) || before
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else if (part !== '') parts.push(part)
  }
  return parts
}

const textOf = (part: Inline) =>
  typeof part === 'string'
    ? part
    : 'strong' in part
      ? part.strong
      : 'emphasis' in part
        ? part.emphasis
        : part.text

/** The part with its quotes set as a printer sets them, which depends on what stands before it. */
function curl(part: Inline, before: string): Inline {
  if (typeof part === 'string') return curlQuotes(part, before)
  if ('strong' in part) return { strong: curlQuotes(part.strong, before) }
  if ('emphasis' in part) return { emphasis: curlQuotes(part.emphasis, before) }
  return { ...part, text: curlQuotes(part.text, before) }
}

function toInline(token: Token): Inline {
  if (token.type === 'text' || token.type === 'escape') return plain(token)
  if (token.type === 'strong') return { strong: inner(token) }
  if (token.type === 'em') return { emphasis: inner(token) }
  if (token.type === 'link') return { text: inner(token), href: address(String(token.href)) }
  if (token.type === 'image')
    throw mistake('a picture stands in a paragraph of its own, with an empty line above and below')
  throw mistake(
    `${kindName(token.type)} is not supported in a text: use plain text, **bold**, *italic* and links`,
  )
}

function plain(token: Token): string {
  if ('tokens' in token && token.tokens?.some((part) => part.type !== 'text' && part.type !== 'escape'))
    throw mistake('bold, italic and links cannot be nested')
  const text = 'text' in token ? String(token.text) : token.raw
  const entity = token.type === 'text' ? ENTITY.exec(text) : null
  if (entity) throw at(entity, `write the character itself instead of ${entity[0]}`)
  const picture = BROKEN_PICTURE.exec(text)
  if (picture)
    throw at(
      picture,
      `"${picture[0]}" isn’t a picture: write ![What it shows](photo.jpg), and no space in the name`,
    )
  readEach(
    [...text.matchAll(BROKEN_LINK)],
    (link) => {
      throw at(link, `"${link[0]}" isn’t a link: write [its text](/contact), and no space in the address`)
    },
    () => 0,
  )
  return text.replace(/\s*\n\s*/g, ' ')
}

/** On the line of a text that it was found on. */
const at = ({ input, index }: RegExpExecArray, message: string) =>
  mistake(message, input.slice(0, index).split('\n').length - 1)

function inner(token: Token): string {
  const tokens = 'tokens' in token ? (token.tokens ?? []) : []
  if (tokens.some((part) => part.type !== 'text' && part.type !== 'escape'))
    throw mistake('bold, italic and links cannot be nested')
  return tokens.map(plain).join('')
}

function address(href: string): string {
  if (/^\/(?!\/)/.test(href) || /^(?:https:\/\/|mailto:)/.test(href)) return href
  throw mistake(`link "${href}" must start with / (a page of the site), https:// or mailto:`)
}
