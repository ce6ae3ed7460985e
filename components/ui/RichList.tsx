import type { List } from '#content/schema/article.ts'
import { RichText } from './RichText.tsx'

/** A list of inline text with the lists in its items. */
export function RichList({ start, items }: List) {
  const points = items.map(({ content, list }) => (
    <li key={JSON.stringify(content)}>
      <RichText content={content} />
      {list && <RichList {...list} />}
    </li>
  ))
  return start === undefined ? <ul>{points}</ul> : <ol start={start}>{points}</ol>
}
