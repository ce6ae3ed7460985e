import type { ArticleBlock, ListItem } from '#content/schema/article.ts'
import { Sheet, Stack } from '../paper/sheet.ts'
import { Icon } from '../ui/Icon.tsx'
import { RichList } from '../ui/RichList.tsx'
import { RichText } from '../ui/RichText.tsx'

type ListBlock = Extract<ArticleBlock, { kind: 'list' }>

/** A list, with a check icon or its time before each item. One with a title is a form to use, on its own paper. */
export function ArticleList({ title, start, items }: ListBlock) {
  const hasTimes = start === undefined && isSchedule(items)
  const list = <Items start={start} items={items} hasTimes={hasTimes} />
  if (!title) return <div className="list">{list}</div>
  const form = hasTimes ? 'card' : 'sheet'
  return (
    <div className="list" data-titled="">
      <Stack form={form}>
        <Sheet form={form}>
          <div className="head">
            <h3>{title}</h3>
          </div>
          {list}
        </Sheet>
      </Stack>
    </div>
  )
}

function Items({ start, items, hasTimes }: Pick<ListBlock, 'start' | 'items'> & { hasTimes: boolean }) {
  const points = items.map((item) => (
    <li key={items.indexOf(item)}>
      {hasTimes && <RichText content={item.content.slice(0, 1)} />}
      {start === undefined && !hasTimes && <Icon name="check" size={22} />}
      <div>
        <RichText content={hasTimes ? item.content.slice(1) : item.content} />
        {item.list && <RichList {...item.list} />}
      </div>
    </li>
  ))
  if (start !== undefined) return <ol start={start}>{points}</ol>
  return <ul className={hasTimes ? 'times' : 'checks'}>{points}</ul>
}

/** "10 minutes:", "0 to 20:", "Day 1:", "Week three:", "Before:" */
const TIME = /^(?:\d|day |week |month |quarter |before\b|after\b)/i

/** Whether every item of a list starts with a time in bold: an agenda or a timeline. */
export const isSchedule = (items: readonly ListItem[]) =>
  items.every(
    ({ content: [first] }) => typeof first === 'object' && 'strong' in first && TIME.test(first.strong),
  )
