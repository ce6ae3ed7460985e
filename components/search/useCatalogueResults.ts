import { useCallback, useEffect, useMemo } from 'react'
import type { ModuleCard } from '#content/collections/moduleCard.ts'
import type { CardWindow } from '#content/schema/cardWindow.ts'
import { type CatalogueFilters, isFiltered } from './catalogueFilters.ts'
import { moduleEntry } from './engine/listingEntries.ts'
import { countChoices, filterCards, isModuleWanted } from './filterCards.ts'
import { useAllCards } from './useAllCards.ts'
import { useTextFilter } from './useTextFilter.ts'

/**
 * The modules that the filters leave.
 * @param cards must stay the same array from render to render
 * @param window undefined when these are all cards
 * @returns besides them `firstOf`, which finds the first module that other filters would leave, how many modules each choice
 * would leave, whether all modules were looked at, and `load`, which fetches what the search needs: call it on the first
 * sign of use
 */
export function useCatalogueResults(
  cards: readonly ModuleCard[],
  window: CardWindow | undefined,
  filters: CatalogueFilters,
) {
  const { all, isWhole, hasFailed, load: loadCards } = useAllCards('modules', cards, window !== undefined)
  const { filter, load: loadIndex } = useTextFilter('modules', all, moduleEntry)
  const load = window ? loadCards : loadIndex
  const { text } = filters
  const found = useMemo(() => (text === '' ? undefined : filter.find(text)), [filter, text])
  const firstOf = useCallback(
    (filters: CatalogueFilters) => {
      const isWanted = (card: ModuleCard) => isModuleWanted(card, filters)
      if (filters.text !== '') return filter.findFirst(filters.text, isWanted)
      return (isFiltered(filters) ? all : cards).find(isWanted)
    },
    [all, cards, filter],
  )
  const filtered = isFiltered(filters)
  const results = useMemo(
    () => (filtered ? filterCards(found ?? all, filters) : cards),
    [all, cards, filtered, filters, found],
  )
  const counts = useMemo(
    () => countChoices(found ?? all, filters, filtered || isWhole ? undefined : window),
    [all, filtered, filters, found, isWhole, window],
  )
  const needsAll = window ? filtered : text !== ''
  useEffect(() => {
    if (needsAll) load()
  }, [needsAll, load])
  return { results, firstOf, counts, filtered, isWhole, hasFailed, load }
}
