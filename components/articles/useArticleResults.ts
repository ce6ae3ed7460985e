import { useDeferredValue, useEffect, useMemo } from 'react'
import type { ArticleCard } from '#content/collections/articleCard.ts'
import type { ArticleCategory } from '#content/schema/article.ts'
import { includesText } from '../search/engine/includesText.ts'
import { articleEntry } from '../search/engine/listingEntries.ts'
import { useTextFilter } from '../search/useTextFilter.ts'
import type { ArticleFilters } from './articleFilters.ts'
import { filterArticles } from './filterArticles.ts'

/**
 * The articles that the filters leave.
 * @param cards must stay the same array from render to render
 * @returns besides them the filters they were found by (the text box answers first, the articles follow), how many
 * articles each category would leave, and `load`, which fetches the search index: call it on the first sign of use
 */
export function useArticleResults(
  cards: readonly ArticleCard[],
  filters: ArticleFilters,
  savedIds: readonly string[],
) {
  const entries = useMemo(() => cards.filter(({ listed }) => listed).map(articleEntry), [cards])
  const { find, load } = useTextFilter('articles', entries)
  const shown = useDeferredValue(filters)
  const { text } = shown
  const found = useMemo(() => {
    if (text === '') return undefined
    // The index knows the listed ones alone.
    const others = cards.filter((card) => !card.listed && includesText(articleEntry(card).fields, text))
    return new Set([...find(text), ...others.map(({ id }) => id)])
  }, [cards, find, text])
  useEffect(() => {
    if (filters.text !== '') load()
  }, [filters.text, load])
  const results = useMemo(
    () => filterArticles(cards, found, shown, savedIds),
    [cards, found, shown, savedIds],
  )
  const countOf = (category: ArticleCategory | null) =>
    filterArticles(cards, found, { ...shown, category }, savedIds).length
  return { results, shown, countOf, load }
}
