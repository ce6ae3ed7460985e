import type { ArticleBlock, ListItem } from '#content/schema/article.ts'
import { Icon } from '../ui/Icon.tsx'
import { RichText } from '../ui/RichText.tsx'
import { isSchedule } from './isSchedule.ts'

type ListBlock = Extract<ArticleBlock, { kind: 'list' }>

/**
 * A list. One with a title is a take-away, such as an agenda or an agreement, and gets its own background. Items have
 * a check icon, or their time in the margin.
 */
export function ArticleList({ title, start, items }: ListBlock) {
  return (
    <div className="list" data-titled={title ? '' : undefined}>
      {title && <h3>{title}</h3>}
      {start === undefined && isSchedule(items) ? (
        <ul className="times">
          {items.map(({ content: [time, ...content], list }) => (
            <li key={JSON.stringify(content)}>
              <RichText content={time === undefined ? [] : [time]} />
              <div>
                <Point content={content} list={list} />
              </div>
            </li>
          ))}
        </ul>
      ) : start === undefined ? (
        <ul className="checks">
          {items.map((item) => (
            <li key={JSON.stringify(item)}>
              <Icon name="check" size={22} />
              <div>
                <Point {...item} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <ol start={start}>
          {items.map((item) => (
            <li key={JSON.stringify(item)}>
              <Point {...item} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function Point({ content, list }: ListItem) {
  return (
    <>
      <RichText content={content} />
      {list && <Below {...list} />}
    </>
  )
}

function Below({ start, items }: NonNullable<ListItem['list']>) {
  const points = items.map(({ content }) => (
    <li key={JSON.stringify(content)}>
      <RichText content={content} />
    </li>
  ))
  return start === undefined ? <ul>{points}</ul> : <ol start={start}>{points}</ol>
}
