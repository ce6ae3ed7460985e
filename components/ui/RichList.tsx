import type { List } from '#content/schema/article.ts'
import { RichText } from './RichText.tsx'

/** A list of inline text with the lists in its items. */
export function RichList({ start, items }: List) {
  const points = items.map((item) => (
    <li key={items.indexOf(item)}>
      <RichText content={item.content} />
      {item.list && <RichList {...item.list} />}
    </li>
  ))
  return start === undefined ? <ul>{points}</ul> : <ol start={start}>{points}</ol>
}
