import type { PrimitiveAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import type { Pagination } from '#content/schema/pagination.ts'
import { filterByText } from '../filter/filterByText.ts'
import { cardIndexOf, loadCardIndex } from '../filter/loadCardIndex.ts'
import { type Choices, countChoices, type Filters, filterByFacets, isFiltered } from './filters.ts'
import type { Listing } from './listings.ts'
import { useAllCards } from './useAllCards.ts'
import { useFilters } from './useFilters.ts'

interface FilterableListOptions<Card, Name extends string> {
  listing: Listing<Card, Name>
  /** State of the filters; it outlives the page, so that links back to the list keep them. */
  atom: PrimitiveAtom<Filters<Name>>
  choices: Choices<Name>
  cards: readonly Card[]
  /** Set if the list spans several pages. */
  pagination?: Pagination
}

/** State of a list that is filtered by text and choices: its filters, its results, and how to change them. */
export function useFilterableList<Card extends { href: string }, Name extends string>({
  listing,
  atom,
  choices,
  cards,
  pagination,
}: FilterableListOptions<Card, Name>) {
  const { filters, ...changes } = useFilters(atom, choices)
  const { all, state, load: loadCards } = useAllCards(listing.name, cards, pagination !== undefined)
  const load = () => void (pagination ? loadCards() : loadCardIndex(listing.name))
  const needsLoad = pagination ? isFiltered(filters) : filters.text !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change, since what failed is tried again
  useEffect(() => {
    if (needsLoad) load()
  }, [filters, needsLoad])

  const filtered = isFiltered(filters)
  const found = useMemo(() => {
    const { name, takesPart = () => true, fieldsOf } = listing
    const taking = (filtered ? all : cards).filter((card) => takesPart(card, filters))
    return filterByText(taking, filters.text, fieldsOf, cardIndexOf(name))
  }, [all, cards, filtered, listing, filters])
  const results = useMemo(() => filterByFacets(found, listing.facets, filters), [found, listing, filters])
  const area = useRef<HTMLDivElement>(null)
  /** Moves the focus to the results, off a button that disappears when pressed. */
  const keepFocus = () => area.current?.focus({ preventScroll: true })
  return {
    ...changes,
    clear() {
      changes.clear()
      keepFocus()
    },
    keepFocus,
    filters,
    results,
    isFiltered: filtered,
    /** Total number of cards, including those never shown by default. */
    total: pagination?.total ?? all.length,
    /** Whether all cards were searched: not while those of other pages load, or if they couldn't be loaded. */
    state: filtered ? state : 'whole',
    /** Number of cards a choice would leave. */
    countsOf: (name: Name) =>
      pagination && !filtered
        ? (choice: string | null) => (choice === null ? pagination.total : (pagination.counts[choice] ?? 0))
        : countChoices(found, listing.facets, filters, name),
    /** Loads what filtering needs: call it on the first sign of use. */
    load,
    /** The element of the results, or their heading: it takes the focus. */
    area,
  }
}
