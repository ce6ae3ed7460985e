import { type ReactNode, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListLabels } from '#content/schema/lists.ts'
import { CARDS_PER_PAGE, type Pagination } from '#content/schema/pagination.ts'
import { Button, ButtonAnchor } from '../../ui/Button.tsx'

/** Number of cards added at a time when there are more than fit on a page. */
const CARDS_PER_STEP = CARDS_PER_PAGE / 2

const WAYS = ['next', 'previous'] as const

interface ListResultsProps<Card> {
  list: {
    results: readonly Card[]
    filters: object
    isFiltered: boolean
    area: RefObject<HTMLElement | null>
  }
  pagination: Pagination | undefined
  labels: ListLabels
  /** Shown when nothing was found. */
  empty: ReactNode
  /** Renders the cards as a list of `article`s, whose first links receive the focus. */
  children: (cards: readonly Card[]) => ReactNode
}

/** The results of a list, in steps if they exceed a page, and the pagination. */
export function ListResults<Card>({ list, pagination, labels, empty, children }: ListResultsProps<Card>) {
  const { results, isFiltered, area } = list
  const filters = JSON.stringify(list.filters)
  const [asked, setAsked] = useState({ filters, steps: 1 })
  const steps = asked.filters === filters ? asked.steps : 1
  const visible = results.length > CARDS_PER_PAGE ? results.slice(0, steps * CARDS_PER_STEP) : results
  const showMore = () => {
    flushSync(() => setAsked({ filters, steps: steps + 1 }))
    area.current?.querySelectorAll('article:not([hidden] *)')[visible.length]?.querySelector('a')?.focus()
  }
  return (
    <>
      {results.length > 0 ? children(visible) : empty}
      {visible.length < results.length && (
        <Button look="outline" mt="8" onClick={showMore}>
          {labels.more}
        </Button>
      )}
      {pagination && !isFiltered && (
        <nav aria-label={labels.pages}>
          {WAYS.map(
            (way) =>
              pagination[way] && (
                <ButtonAnchor key={way} look="outline" mt="8" mr="4" href={pagination[way]}>
                  {labels[way]}
                </ButtonAnchor>
              ),
          )}
        </nav>
      )}
    </>
  )
}
