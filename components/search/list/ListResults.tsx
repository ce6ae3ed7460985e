import { type ReactNode, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { CARDS_PER_PAGE, type CardWindow } from '#content/schema/cardWindow.ts'
import { Button, ButtonAnchor } from '../../ui/Button.tsx'

/** Texts that every filterable list has. */
export interface ListLabels {
  search: string
  placeholder: string
  /** While the cards of other pages are being fetched, and when they could not be. */
  searching: string
  onPage: (shown: number) => string
  /** The noun behind the count of a choice. */
  leaves: (count: number) => string
  more: string
  empty: string
  emptyHint: string
  clear: string
  /** Names the links to other pages for screen readers. */
  pages: string
  next: string
  previous: string
}

/** Of more results than fit on a page so many are shown at a time. */
const STEP = CARDS_PER_PAGE / 2

interface ListResultsProps<Card> {
  list: {
    results: readonly Card[]
    filters: object
    isFiltered: boolean
    area: RefObject<HTMLElement | null>
  }
  window: CardWindow | undefined
  labels: ListLabels
  /** What stands there when nothing was found. */
  empty: ReactNode
  /** The cards as a list of `article`s, whose first links take the focus. */
  children: (cards: readonly Card[]) => ReactNode
}

/** The results of a list: as many as fit on a page, then more in steps, and the links to other pages. */
export function ListResults<Card>({ list, window, labels, empty, children }: ListResultsProps<Card>) {
  const { results, isFiltered, area } = list
  const filters = JSON.stringify(list.filters)
  const [asked, setAsked] = useState({ filters, steps: 1 })
  const steps = asked.filters === filters ? asked.steps : 1
  const visible = results.length > CARDS_PER_PAGE ? results.slice(0, steps * STEP) : results
  const showMore = () => {
    flushSync(() => setAsked({ filters, steps: steps + 1 }))
    area.current?.querySelectorAll('article')[visible.length]?.querySelector('a')?.focus()
  }
  return (
    <>
      {results.length > 0 ? children(visible) : empty}
      {visible.length < results.length && (
        <Button look="outline" mt="8" onClick={showMore}>
          {labels.more}
        </Button>
      )}
      {window && !isFiltered && <Pager labels={labels} window={window} />}
    </>
  )
}

function Pager({ labels, window: { next, previous } }: { labels: ListLabels; window: CardWindow }) {
  return (
    <nav aria-label={labels.pages}>
      {next && (
        <ButtonAnchor look="outline" mt="8" mr="4" href={next}>
          {labels.next}
        </ButtonAnchor>
      )}
      {previous && (
        <ButtonAnchor look="outline" mt="8" href={previous}>
          {labels.previous}
        </ButtonAnchor>
      )}
    </nav>
  )
}
