import type { PrimitiveAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import type { CardWindow } from '#content/schema/cardWindow.ts'
import { filterByText } from '../filter/filterByText.ts'
import type { ListName } from '../filter/listFiles.ts'
import { indexOf, loadIndex } from '../filter/loadIndex.ts'
import {
  type Choices,
  countChoices,
  type Facets,
  type Filters,
  filterByFacets,
  isFiltered,
} from './filters.ts'
import { useAllCards } from './useAllCards.ts'
import { useFilters } from './useFilters.ts'

/**
 * What makes a list of cards filterable. A new filter is a facet here, its null in the atom, its choices in the page's `+data.ts`,
 * and its buttons in the component (for modules `FACETS` and its labels).
 */
export interface Listing<Card, Name extends string> {
  /** Whose index or card files are searched. */
  name: ListName
  fieldsOf: (card: Card) => readonly string[]
  facets: Facets<Card, Name>
  /** Whether a card takes part with these filters at all; without it every card does. */
  takesPart?: (card: Card, filters: Filters<Name>) => boolean
}

interface FilterableListOptions<Card, Name extends string> {
  listing: Listing<Card, Name>
  /** Where the filters live: it outlives the page, so that links back to the list can keep them. */
  atom: PrimitiveAtom<Filters<Name>>
  choices: Choices<Name>
  cards: readonly Card[]
  /** Of a list that does not fit on one page. */
  window?: CardWindow
}

/** A list that is filtered as one types and chooses: its filters, what they leave, and how to change them. */
export function useFilterableList<Card extends { href: string }, Name extends string>({
  listing,
  atom,
  choices,
  cards,
  window,
}: FilterableListOptions<Card, Name>) {
  const { filters, ...changes } = useFilters(atom, choices)
  const { all, state, load: loadCards } = useAllCards(listing.name, cards, window !== undefined)
  const load = () => void (window ? loadCards() : loadIndex(listing.name))
  const needsLoad = window ? isFiltered(filters) : filters.text !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change, since what failed is tried again
  useEffect(() => {
    if (needsLoad) load()
  }, [filters, needsLoad])

  const filtered = isFiltered(filters)
  const found = useMemo(() => {
    const { name, takesPart = () => true, fieldsOf } = listing
    const taking = (filtered ? all : cards).filter((card) => takesPart(card, filters))
    return filterByText(taking, filters.text, fieldsOf, indexOf(name))
  }, [all, cards, filtered, listing, filters])
  const results = useMemo(() => filterByFacets(found, listing.facets, filters), [found, listing, filters])
  return {
    ...changes,
    filters,
    results,
    isFiltered: filtered,
    /** How many cards there are in all, the ones that never take part included. */
    total: window?.total ?? all.length,
    /** Whether all cards were looked at: not as long as those of other pages are being fetched, or when they could not be. */
    state: filtered ? state : 'whole',
    /** How many cards a choice would leave. */
    countsOf: (name: Name) =>
      window && !filtered
        ? (choice: string | null) => (choice === null ? window.total : (window.counts[choice] ?? 0))
        : countChoices(found, listing.facets, filters, name),
    /** Fetches what filtering needs: call it on the first sign of use. */
    load,
    /** What the results stand in; it takes the focus from what goes away. */
    area: useRef<HTMLDivElement>(null),
  }
}
