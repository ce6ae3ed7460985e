import { useCallback, useEffect, useMemo } from 'react'
import type { ArticleCard } from '#content/collections/articleCard.ts'
import type { ArticleCategory } from '#content/schema/article.ts'
import type { CardWindow } from '#content/schema/cardWindow.ts'
import { countBy } from '../search/countBy.ts'
import { includesText } from '../search/engine/includesText.ts'
import { articleEntry } from '../search/engine/listingEntries.ts'
import { useAllCards } from '../search/useAllCards.ts'
import { useTextFilter } from '../search/useTextFilter.ts'
import { type ArticleFilters, isArticleFiltered } from './articleFilters.ts'
import { filterArticles, isArticleWanted } from './filterArticles.ts'

/**
 * The articles that the filters leave.
 * @param cards must stay the same array from render to render
 * @param window undefined when these are all cards
 * @returns besides them `firstOf`, which finds the first article that other filters would leave, how many articles each category
 * would leave, whether all articles were looked at, and `load`, which fetches what the search needs: call it on the first
 * sign of use
 */
export function useArticleResults(
  cards: readonly ArticleCard[],
  window: CardWindow | undefined,
  filters: ArticleFilters,
  savedIds: readonly string[],
) {
  const { all, isWhole, hasFailed, load: loadCards } = useAllCards('articles', cards, window !== undefined)
  const listed = useMemo(() => all.filter((card) => card.listed), [all])
  const { filter, load: loadIndex } = useTextFilter('articles', listed, articleEntry)
  const load = window ? loadCards : loadIndex
  const find = useCallback(
    ({ text, tag, saved }: ArticleFilters) => {
      const found = filter.find(text)
      if (tag === null && !saved) return found
      // The index knows the listed ones alone.
      const known = new Set(found)
      return all.filter((card) =>
        card.listed ? known.has(card) : includesText(articleEntry(card).fields, text),
      )
    },
    [all, filter],
  )
  const firstOf = useCallback(
    (filters: ArticleFilters) => {
      const isWanted = (card: ArticleCard) => isArticleWanted(card, filters, savedIds)
      if (filters.text === '') return (isArticleFiltered(filters) ? all : cards).find(isWanted)
      if (filters.tag === null && !filters.saved) return filter.findFirst(filters.text, isWanted)
      return find(filters).find(isWanted)
    },
    [all, cards, filter, find, savedIds],
  )
  const found = useMemo(() => (filters.text === '' ? undefined : find(filters)), [filters, find])
  const filtered = isArticleFiltered(filters)
  const needsAll = window ? filtered : filters.text !== ''
  useEffect(() => {
    if (needsAll) load()
  }, [needsAll, load])
  const results = useMemo(
    () => filterArticles(found ?? (filtered ? all : cards), filters, savedIds),
    [all, cards, filtered, filters, found, savedIds],
  )
  const counted = useMemo(() => {
    const left = filterArticles(found ?? all, { ...filters, category: null }, savedIds)
    return countBy(left, (card) => card.category)
  }, [all, filters, found, savedIds])
  const countOf = useMemo(
    () =>
      !window || isWhole || filtered
        ? counted
        : (category: ArticleCategory | null) =>
            category === null ? window.total : (window.counts[category] ?? 0),
    [counted, filtered, isWhole, window],
  )
  return { results, firstOf, countOf, isWhole, hasFailed, load }
}
