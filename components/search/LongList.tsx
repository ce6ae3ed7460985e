import { chakra } from '@chakra-ui/react'
import { type Atom, atom as atomOf } from 'jotai'
import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { CARDS_PER_PAGE } from '#content/schema/cardWindow.ts'
import { Button } from '../ui/Button.tsx'
import { useFollowed } from './useFollowed.ts'

/** Of more results than fit into a page so many are shown at a time: every keystroke draws them anew. */
const STEP = CARDS_PER_PAGE / 2

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

interface LongListProps<Card, Filters extends { text: string }> {
  cards: readonly Card[]
  /** What the cards were found by: the text is marked in them, and what others find starts from its top. */
  filters: Filters
  /** The filters as they are set, which `filters` may follow a frame late. */
  atom: Atom<Filters>
  /** The first card that filters leave. */
  firstOf: (filters: Filters) => Card | undefined
  keyOf: (card: Card) => string
  label: string
  /** What the cards stand in, each in an `article` whose first link takes the focus. */
  list: RefObject<HTMLElement | null>
  /** What stands there when nothing was found. */
  empty: ReactNode
  /** A card as an item of the list; must stay the same function. */
  item: (card: Card, text: string) => ReactNode
  /** The list around its items. */
  children: (items: ReactNode) => ReactNode
}

/**
 * A list of cards that shows all that fit into a page, and more of them in steps, whose first card takes the focus. The first
 * card follows the filters at once, in the place of the one that stood there: nothing else changes in the frame of a
 * keystroke, so that it is answered quickly (design, point 7). The others come with `cards`.
 */
export function LongList<Card, Filters extends { text: string }>({
  cards,
  filters,
  atom,
  firstOf,
  keyOf,
  label,
  list,
  empty,
  item,
  children,
}: LongListProps<Card, Filters>) {
  const { text } = filters
  const of = JSON.stringify(filters)
  const [asked, setAsked] = useState({ of, pages: 1 })
  const pages = asked.of === of ? asked.pages : 1
  const visible = useMemo(
    () => (cards.length > CARDS_PER_PAGE ? cards.slice(0, pages * STEP) : cards),
    [cards, pages],
  )
  const lead = useMemo(
    () =>
      atomOf((get) => {
        const filters = get(atom)
        return { card: firstOf(filters), text: filters.text }
      }),
    [atom, firstOf],
  )
  const others = useMemo(
    () => visible.slice(1).map((card) => <Fragment key={keyOf(card)}>{item(card, text)}</Fragment>),
    [item, keyOf, text, visible],
  )
  /** Place of the first card that was asked for. */
  const next = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (next.current === undefined || visible.length <= next.current) return
    list.current?.querySelectorAll('article')[next.current]?.querySelector('a')?.focus()
    next.current = undefined
  }, [visible.length, list])
  return (
    <Area>
      <EmptyNotice lead={lead} covers={visible.length > 0}>
        {empty}
      </EmptyNotice>
      {children(
        <>
          <FirstItem lead={lead} before={visible[0] && item(visible[0], text)} item={item} />
          {others}
        </>,
      )}
      {visible.length < cards.length && (
        <Button
          look="outline"
          mt="8"
          onClick={() => {
            next.current = visible.length
            setAsked({ of, pages: pages + 1 })
          }}
        >
          {label}
        </Button>
      )}
    </Area>
  )
}

interface LeadProps<Card> {
  lead: Atom<{ card: Card | undefined; text: string }>
}

interface FirstItemProps<Card> extends LeadProps<Card> {
  /** Item of the card that stands first. */
  before: ReactNode
  item: (card: Card, text: string) => ReactNode
}

/** The first card; without one the item before it stays, under what says so, until the others go too. */
function FirstItem<Card>({ lead, before, item }: FirstItemProps<Card>) {
  const { card, text } = useFollowed(lead)
  return card === undefined ? before : item(card, text)
}

/** Says that nothing was found: over the cards as long as they are there, since to take them away takes longer. */
function EmptyNotice<Card>({
  lead,
  covers,
  children,
}: LeadProps<Card> & { covers: boolean; children: ReactNode }) {
  const { card } = useFollowed(lead)
  return card === undefined && <div data-covers={covers || undefined}>{children}</div>
}
