import { useDeferredValue, useEffect, useMemo } from 'react'
import type { ArticleCard } from '#content/collections/articleCard.ts'
import type { ArticleCategory } from '#content/schema/article.ts'
import type { CardWindow } from '#content/schema/cardWindow.ts'
import { countBy } from '../search/countBy.ts'
import { includesText } from '../search/engine/includesText.ts'
import { articleEntry } from '../search/engine/listingEntries.ts'
import { useAllCards } from '../search/useAllCards.ts'
import { useTextFilter } from '../search/useTextFilter.ts'
import { type ArticleFilters, isArticleFiltered } from './articleFilters.ts'
import { filterArticles } from './filterArticles.ts'

/**
 * The articles that the filters leave.
 * @param cards must stay the same array from render to render
 * @param window undefined when these are all cards
 * @returns besides them the filters they were found by (the text box answers first, the articles follow), how many
 * articles each category would leave, whether all articles were looked at, and `load`, which fetches what the search needs:
 * call it on the first sign of use
 */
export function useArticleResults(
  cards: readonly ArticleCard[],
  window: CardWindow | undefined,
  filters: ArticleFilters,
  savedIds: readonly string[],
) {
  const { all, isWhole, hasFailed, load: loadCards } = useAllCards('articles', cards, window !== undefined)
  const listed = useMemo(() => all.filter((card) => card.listed), [all])
  const entries = useMemo(() => listed.map(articleEntry), [listed])
  const { find, load: loadIndex } = useTextFilter('articles', entries)
  const load = window ? loadCards : loadIndex
  // In a long listing the text box answers first and the articles follow; elsewhere both come in one frame, which is sooner.
  const deferred = useDeferredValue(window ? filters : undefined)
  const shown = deferred ?? filters
  const { text } = shown
  const found = useMemo(() => {
    if (text === '') return undefined
    // The index knows the listed ones alone.
    const others = all.filter((card) => !card.listed && includesText(articleEntry(card).fields, text))
    return new Set([...find(text), ...others.map(({ id }) => id)])
  }, [all, find, text])
  const needsAll = window ? isArticleFiltered(filters) : filters.text !== ''
  useEffect(() => {
    if (needsAll) load()
  }, [needsAll, load])
  const filtered = isArticleFiltered(shown)
  const results = useMemo(
    () => filterArticles(filtered ? all : cards, found, shown, savedIds),
    [all, cards, filtered, found, savedIds, shown],
  )
  const counted = useMemo(
    () =>
      countBy(filterArticles(all, found, { ...shown, category: null }, savedIds), (card) => card.category),
    [all, found, savedIds, shown],
  )
  const countOf = (category: ArticleCategory | null) => {
    if (!window || isWhole || filtered) return counted(category)
    return category === null ? window.total : (window.counts[category] ?? 0)
  }
  return { results, shown, countOf, isWhole, hasFailed, load }
}
