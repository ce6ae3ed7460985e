import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { CARDS_PER_PAGE } from '#content/schema/cardWindow.ts'

/** Of more results than fit into a page so many are shown at a time: every keystroke draws them anew. */
const STEP = CARDS_PER_PAGE / 2

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

/** A list of cards that shows all that fit into a page, and more of them in steps. */
export function LongList<Card>({ cards, of, label, list, children }: LongListProps<Card>) {
  const [asked, setAsked] = useState({ of, pages: 1 })
  const pages = asked.of === of ? asked.pages : 1
  const visible = cards.length > CARDS_PER_PAGE ? cards.slice(0, pages * STEP) : cards
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
