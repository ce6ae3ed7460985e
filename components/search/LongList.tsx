import { chakra } from '@chakra-ui/react'
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { CARDS_PER_PAGE } from '#content/schema/cardWindow.ts'
import { asBefore, leadWith, type Standing } from './leadWith.ts'
import { useAfterPaint } from './useAfterPaint.ts'

/** Of more results than fit into a page so many are shown at a time: every keystroke draws them anew. */
const STEP = CARDS_PER_PAGE / 2

/** Few listings are long enough for it. */
const ShowMore = lazy(async () => ({ default: (await import('./ShowMore.tsx')).ShowMore }))

const Area = chakra('div', {
  base: {
    position: 'relative',
    // Over cards that are still there: to take them away takes longer than to cover them.
    '& > [data-covers]': {
      position: 'absolute',
      top: '0',
      insetX: '0',
      minH: '100%',
      zIndex: '2',
      bg: 'bg.paper',
    },
  },
})

interface LongListProps<Card extends { href: string }> {
  cards: readonly Card[]
  /** What the cards were found by: the text is marked in them, and what others find starts from its top. */
  filters: { text: string }
  label: string
  /** What the cards stand in, each in an `article` whose first link takes the focus. */
  list: RefObject<HTMLElement | null>
  /** What stands there when nothing was found. */
  empty: ReactNode
  /**
   * @param textAt searched text to mark in the card at a place
   * @param standingOf how the card at a place stands
   */
  children: (
    visible: readonly Card[],
    textAt: (place: number) => string,
    standingOf: (place: number) => Standing,
  ) => ReactNode
}

/**
 * A list of cards that shows all that fit into a page, and more of them in steps, whose first card takes the focus. When the
 * text changes, the first card is drawn at once and the others in the next frame, so that a keystroke is answered quickly.
 */
export function LongList<Card extends { href: string }>({
  cards,
  filters,
  label,
  list,
  empty,
  children,
}: LongListProps<Card>) {
  const { text } = filters
  const of = JSON.stringify(filters)
  const [asked, setAsked] = useState({ of, pages: 1 })
  const pages = asked.of === of ? asked.pages : 1
  const wanted = useMemo(
    () => ({ text, cards: cards.length > CARDS_PER_PAGE ? cards.slice(0, pages * STEP) : cards }),
    [cards, pages, text],
  )
  const drawn = useAfterPaint(wanted, text)
  const { visible, standingOf } =
    drawn === wanted
      ? { visible: wanted.cards, standingOf: asBefore }
      : leadWith(wanted.cards[0], drawn.cards)
  /** Place of the first card that was asked for. */
  const next = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (next.current === undefined || visible.length <= next.current) return
    list.current?.querySelectorAll('article')[next.current]?.querySelector('a')?.focus()
    next.current = undefined
  }, [visible.length, list])
  return (
    <Area>
      {cards.length === 0 && <div data-covers={visible.length > 0 || undefined}>{empty}</div>}
      {visible.length > 0 &&
        children(visible, (place) => (standingOf(place) === 'lead' ? text : drawn.text), standingOf)}
      {wanted.cards.length < cards.length && (
        <Suspense>
          <ShowMore
            label={label}
            onMore={() => {
              next.current = wanted.cards.length
              setAsked({ of, pages: pages + 1 })
            }}
          />
        </Suspense>
      )}
    </Area>
  )
}
