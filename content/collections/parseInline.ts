import type { Token } from 'marked'
import type { Inline } from '../schema/article.ts'
import { curlQuotes } from './curlQuotes.ts'
import { linesBefore, mistake, readEach, tokenName } from './MarkdownError.ts'

/** A picture that the parser leaves as text, because of a space in the file name or a missing bracket. */
const BROKEN_PICTURE = /!\[[^\]]*\]\([^)]*\)?/
/** A link that the parser leaves as text, because of a space in the URL or between the brackets, or a missing bracket. */
const BROKEN_LINK =
  /\[[^\]]+\](?:\([^)]*\)?| \((?:\/|https?:|mailto:)[^)]*\)?|(?:\/|https?:|mailto:)\S*)|\[[^\]]*\((?:\/|https?:|mailto:)\S*/g
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i

/**
 * Converts the inline tokens of a paragraph into plain text, bold, italic and links. Straight quotes become curly.
 * @throws MarkdownError naming what isn't supported (nesting, images, code, HTML, other link schemes)
 */
export function parseInline(tokens: Token[] | undefined): Inline[] {
  const parts: Inline[] = []
  let before = ''
  for (const read of readEach(tokens ?? [], toInline, linesBefore(tokens ?? []))) {
    const part = curlPart(read, before)
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

/** Curls the quotes of a part; `before` is the preceding text. */
function curlPart(part: Inline, before: string): Inline {
  if (typeof part === 'string') return curlQuotes(part, before)
  if ('strong' in part) return { strong: curlQuotes(part.strong, before) }
  if ('emphasis' in part) return { emphasis: curlQuotes(part.emphasis, before) }
  return { ...part, text: curlQuotes(part.text, before) }
}

function toInline(token: Token): Inline {
  if (token.type === 'text' || token.type === 'escape') return plain(token)
  if (token.type === 'strong') return { strong: innerText(token) }
  if (token.type === 'em') return { emphasis: innerText(token) }
  if (token.type === 'link') return { text: innerText(token), href: address(String(token.href)) }
  if (token.type === 'image')
    throw mistake('a picture stands in a paragraph of its own, with an empty line above and below')
  throw mistake(
    `${tokenName(token.type)} is not supported in a text: use plain text, **bold**, *italic* and links`,
  )
}

function plain(token: Token): string {
  if ('tokens' in token && token.tokens?.some((part) => part.type !== 'text' && part.type !== 'escape'))
    throw mistake('bold, italic and links cannot be nested')
  const text = 'text' in token ? String(token.text) : token.raw
  const entity = token.type === 'text' ? ENTITY.exec(text) : null
  if (entity) throw mistakeAt(entity, `write the character itself instead of ${entity[0]}`)
  const picture = BROKEN_PICTURE.exec(text)
  if (picture)
    throw mistakeAt(
      picture,
      `"${picture[0]}" isn’t a picture: write ![What it shows](photo.jpg), and no space in the name`,
    )
  readEach(
    [...text.matchAll(BROKEN_LINK)],
    (link) => {
      throw mistakeAt(
        link,
        `"${link[0]}" isn’t a link: write [its text](/contact), and no space in the address`,
      )
    },
    () => 0,
  )
  return text.replace(/\s*\n\s*/g, ' ')
}

/** A mistake on the line of a match. */
const mistakeAt = ({ input, index }: RegExpExecArray, message: string) =>
  mistake(message, input.slice(0, index).split('\n').length - 1)

function innerText(token: Token): string {
  const tokens = 'tokens' in token ? (token.tokens ?? []) : []
  if (tokens.some((part) => part.type !== 'text' && part.type !== 'escape'))
    throw mistake('bold, italic and links cannot be nested')
  return tokens.map(plain).join('')
}

function address(href: string): string {
  if (/^\/(?!\/)/.test(href) || /^(?:https:\/\/|mailto:)/.test(href)) return href
  throw mistake(`link "${href}" must start with / (a page of the site), https:// or mailto:`)
}
