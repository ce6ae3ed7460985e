import type { Token, Tokens } from 'marked'
import type { Inline, List, ListItem } from '../schema/article.ts'
import { parseInline } from './parseInline.ts'

/**
 * The points of a list, each one paragraph, and below it perhaps a list of its own, one level deep.
 * @throws Error naming what else a point holds.
 */
export function parseList(token: Tokens.List): List {
  return {
    ...startOf(token),
    items: token.items.map((item): ListItem => {
      const [text, inner, ...rest] = partsOf(item)
      const content = contentOf(text)
      if (!inner) return { content }
      if (inner.type !== 'list' || rest.length > 0)
        throw new Error('a point of a list is one paragraph, with at most one list below it')
      return { content, list: innerList(inner as Tokens.List) }
    }),
  }
}

function innerList(token: Tokens.List): NonNullable<ListItem['list']> {
  const items = token.items.map((item) => {
    const [text, ...rest] = partsOf(item)
    if (rest.length > 0)
      throw new Error('a list inside a list is one paragraph for each point, and no third level')
    return { content: contentOf(text) }
  })
  return { ...startOf(token), items }
}

const startOf = ({ ordered, start }: Tokens.List) => (ordered ? { start: start === '' ? 1 : start } : {})

function partsOf(item: Tokens.ListItem): Token[] {
  if (item.task) throw new Error('task lists are not supported')
  return item.tokens.filter((part) => part.type !== 'space')
}

function contentOf(token: Token | undefined): Inline[] {
  if (token?.type !== 'text' && token?.type !== 'paragraph')
    throw new Error('a point of a list begins with text')
  return parseInline('tokens' in token ? token.tokens : undefined)
}
