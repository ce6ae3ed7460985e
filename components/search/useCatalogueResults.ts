import { useEffect, useMemo } from 'react'
import type { ModuleCard } from '#content/collections/moduleCard.ts'
import type { CardWindow } from '#content/schema/cardWindow.ts'
import { type CatalogueFilters, isFiltered } from './catalogueFilters.ts'
import { moduleEntry } from './engine/listingEntries.ts'
import { countChoices, filterCards } from './filterCards.ts'
import { useAfterPaint } from './useAfterPaint.ts'
import { useAllCards } from './useAllCards.ts'
import { useTextFilter } from './useTextFilter.ts'

/**
 * The modules that the filters leave.
 * @param cards must stay the same array from render to render
 * @param window undefined when these are all cards
 * @returns besides them how many modules each choice would leave, whether all modules were looked at, and `load`, which fetches
 * what the search needs: call it on the first sign of use
 */
export function useCatalogueResults(
  cards: readonly ModuleCard[],
  window: CardWindow | undefined,
  filters: CatalogueFilters,
) {
  const { all, isWhole, hasFailed, load: loadCards } = useAllCards('modules', cards, window !== undefined)
  const { find, load: loadIndex } = useTextFilter('modules', all, moduleEntry)
  const load = window ? loadCards : loadIndex
  const found = useMemo(() => (filters.text === '' ? undefined : find(filters.text)), [find, filters.text])
  const filtered = isFiltered(filters)
  const results = useMemo(
    () => (filtered ? filterCards(found ?? all, filters) : cards),
    [all, cards, filtered, filters, found],
  )
  // The numbers on the buttons may come a frame later than the cards.
  const counted = useAfterPaint(
    useMemo(() => ({ all, filters, found }), [all, filters, found]),
    filters.text,
  )
  const counts = useMemo(
    () =>
      countChoices(
        counted.found ?? counted.all,
        counted.filters,
        isFiltered(counted.filters) || isWhole ? undefined : window,
      ),
    [counted, isWhole, window],
  )
  const needsAll = window ? filtered : filters.text !== ''
  useEffect(() => {
    if (needsAll) load()
  }, [needsAll, load])
  return { results, counts, filtered, isWhole, hasFailed, load }
}
