import { lazy, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'
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
  /** What the cards stand in, each in an `article` whose first link takes the focus. */
  list: RefObject<HTMLElement | null>
  children: (visible: readonly Card[]) => ReactNode
}

/** A list of cards that shows all that fit into a page, and more of them in steps, whose first card takes the focus. */
export function LongList<Card>({ cards, of, label, list, children }: LongListProps<Card>) {
  const [asked, setAsked] = useState({ of, pages: 1 })
  const pages = asked.of === of ? asked.pages : 1
  const visible = cards.length > CARDS_PER_PAGE ? cards.slice(0, pages * STEP) : cards
  /** Place of the first card that was asked for. */
  const wanted = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (wanted.current === undefined || visible.length <= wanted.current) return
    list.current?.querySelectorAll('article')[wanted.current]?.querySelector('a')?.focus()
    wanted.current = undefined
  }, [visible.length, list])
  return (
    <>
      {children(visible)}
      {visible.length < cards.length && (
        <Suspense>
          <ShowMore
            label={label}
            onMore={() => {
              wanted.current = visible.length
              setAsked({ of, pages: pages + 1 })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
