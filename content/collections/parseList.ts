import type { Tokens } from 'marked'
import type { List, ListItem } from '../schema/article.ts'
import { parseInline } from './parseInline.ts'
import type { Report } from './parseMarkdown.ts'

const INDENT =
  'a point is indented too little to stand below the one above. Indent it as far as the text of that one begins, or not at all'

/** Converts a list. Each item is one paragraph, optionally with a nested list, one level deep. */
export const parseList = (
  { ordered, start, items }: Tokens.List,
  report: Report,
  mayHoldList = true,
): List => ({
  ...(ordered && { start: start === '' ? 1 : start }),
  // The form editor indents the whole of an inner list by four spaces.
  items: items.map((item) => readItem(item, report, mayHoldList, mayHoldList ? 0 : indentOf(items[0]))),
})

const indentOf = (item?: Tokens.ListItem) => item?.raw.search(/\S/)

function readItem(item: Tokens.ListItem, report: Report, mayHoldList: boolean, indent?: number): ListItem {
  if (indentOf(item) !== indent) report(INDENT, item.raw)
  const [text, inner, ...rest] = item.tokens.filter(({ type }) => type !== 'space')
  const isText = text?.type === 'text' || text?.type === 'paragraph'
  const isList = inner?.type === 'list' && mayHoldList
  if (item.task || !isText || (inner && !isList) || rest.length > 0)
    report(
      'a point of a list is one paragraph, with at most one list below it, and none below that one',
      (rest[0] ?? inner ?? text)?.raw,
    )
  const content = parseInline(isText && 'tokens' in text ? text.tokens : undefined, report)
  return { content, ...(isList && { list: parseList(inner as Tokens.List, report, false) }) }
}
