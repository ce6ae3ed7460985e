import type { Token, Tokens } from 'marked'
import type { Inline, List, ListItem } from '../schema/article.ts'
import { linesBefore, mistake, readEach } from './MarkdownError.ts'
import { parseInline } from './parseInline.ts'

/**
 * Converts a list. Each item is one paragraph, optionally with a nested list, one level deep.
 * @throws MarkdownError naming anything else in an item
 */
export const parseList = (token: Tokens.List): List => ({
  ...startOf(token),
  items: readEach(token.items, readItem, linesBefore(token.items)),
})

function readItem(item: Tokens.ListItem, at: number): ListItem {
  if (at > 0 && item.raw.startsWith(' '))
    throw mistake(
      'a point is indented by one space. Indent it by two or three to stand below the one above, or not at all',
    )
  const [text, inner, ...rest] = partsOf(item)
  const content = contentOf(text)
  if (!inner) return { content }
  if (inner.type !== 'list' || rest.length > 0)
    throw mistake('a point of a list is one paragraph, with at most one list below it')
  const linesAbove = linesBefore(item.tokens)(item.tokens.indexOf(inner))
  const [list] = readEach([inner as Tokens.List], innerList, () => linesAbove)
  return { content, ...(list && { list }) }
}

function innerList(token: Tokens.List): NonNullable<ListItem['list']> {
  const readInner = (item: Tokens.ListItem) => {
    const [text, ...rest] = partsOf(item)
    if (rest.length > 0)
      throw mistake('a list inside a list is one paragraph for each point, and no third level')
    return { content: contentOf(text) }
  }
  return { ...startOf(token), items: readEach(token.items, readInner, linesBefore(token.items)) }
}

const startOf = ({ ordered, start }: Tokens.List) => (ordered ? { start: start === '' ? 1 : start } : {})

function partsOf(item: Tokens.ListItem): Token[] {
  if (item.task) throw mistake('task lists are not supported')
  return item.tokens.filter((part) => part.type !== 'space')
}

function contentOf(token: Token | undefined): Inline[] {
  if (token?.type !== 'text' && token?.type !== 'paragraph')
    throw mistake('a point of a list begins with text')
  return parseInline('tokens' in token ? token.tokens : undefined)
}
