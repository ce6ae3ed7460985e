import type { Tokens } from 'marked'
import type { List, ListItem } from '../schema/article.ts'
import { parseInline } from './parseInline.ts'
import type { Report } from './parseMarkdown.ts'

/** Converts a list. Each item is one paragraph, optionally with a nested list, one level deep. */
export function parseList(token: Tokens.List, report: Report): List {
  if (token.raw.startsWith(' ')) report(INDENT)
  return { ...startOf(token), items: token.items.map((item) => readItem(item, report, true)) }
}

const INDENT =
  'a point is indented too little to stand below the one above. Indent it as far as the text of that one begins, or not at all'

const startOf = ({ ordered, start }: Tokens.List) => (ordered ? { start: start === '' ? 1 : start } : {})

function readItem(item: Tokens.ListItem, report: Report, mayHoldList: boolean): ListItem {
  if (item.raw.startsWith(' ')) report(INDENT, item.raw)
  const [text, inner, ...rest] = item.tokens.filter(({ type }) => type !== 'space')
  const isText = text?.type === 'text' || text?.type === 'paragraph'
  const isList = inner?.type === 'list' && mayHoldList
  if (item.task || !isText || (inner && !isList) || rest.length > 0)
    report(
      'a point of a list is one paragraph, with at most one list below it, and none below that one',
      (rest[0] ?? inner ?? text)?.raw,
    )
  const content = parseInline(isText && 'tokens' in text ? text.tokens : undefined, report)
  if (!isList) return { content }
  const { items, ...list } = inner as Tokens.List
  return {
    content,
    list: { ...startOf(list as Tokens.List), items: items.map((one) => readItem(one, report, false)) },
  }
}
