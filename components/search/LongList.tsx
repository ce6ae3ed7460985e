import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { CARDS_PER_PAGE } from '#content/schema/cardWindow.ts'

/** Few listings are long enough for it. */
const ShowMore = lazy(async () => ({ default: (await import('./ShowMore.tsx')).ShowMore }))

interface LongListProps<Card> {
  cards: readonly Card[]
  /** Changes with what is shown: another list starts from its top. */
  of: string
  label: string
  /** What the cards stand in. */
  list: RefObject<HTMLElement | null>
  children: (visible: readonly Card[]) => ReactNode
}

/** A list of cards that shows so many at first as fit into a page. */
export function LongList<Card>({ cards, of, label, list, children }: LongListProps<Card>) {
  const [asked, setAsked] = useState({ of, pages: 1 })
  const pages = asked.of === of ? asked.pages : 1
  const visible = cards.slice(0, pages * CARDS_PER_PAGE)
  return (
    <>
      {children(visible)}
      {visible.length < cards.length && (
        <Suspense>
          <ShowMore
            label={label}
            shown={visible.length}
            list={list}
            onMore={() => setAsked({ of, pages: pages + 1 })}
          />
        </Suspense>
      )}
    </>
  )
}
