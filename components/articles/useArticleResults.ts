import { useEffect, useMemo } from 'react'
import type { ArticleCard } from '#content/collections/articleCard.ts'
import type { ArticleCategory } from '#content/schema/article.ts'
import type { CardWindow } from '#content/schema/cardWindow.ts'
import { countBy } from '../search/countBy.ts'
import { includesText } from '../search/engine/includesText.ts'
import { articleEntry } from '../search/engine/listingEntries.ts'
import { useAfterPaint } from '../search/useAfterPaint.ts'
import { useAllCards } from '../search/useAllCards.ts'
import { useTextFilter } from '../search/useTextFilter.ts'
import { type ArticleFilters, isArticleFiltered } from './articleFilters.ts'
import { filterArticles } from './filterArticles.ts'

/**
 * The articles that the filters leave.
 * @param cards must stay the same array from render to render
 * @param window undefined when these are all cards
 * @returns besides them how many articles each category would leave, whether all articles were looked at, and `load`, which
 * fetches what the search needs: call it on the first sign of use
 */
export function useArticleResults(
  cards: readonly ArticleCard[],
  window: CardWindow | undefined,
  filters: ArticleFilters,
  savedIds: readonly string[],
) {
  const { all, isWhole, hasFailed, load: loadCards } = useAllCards('articles', cards, window !== undefined)
  const listed = useMemo(() => all.filter((card) => card.listed), [all])
  const { find, load: loadIndex } = useTextFilter('articles', listed, articleEntry)
  const load = window ? loadCards : loadIndex
  const { text, tag, saved } = filters
  const found = useMemo(() => {
    if (text === '') return undefined
    const found = find(text)
    if (tag === null && !saved) return found
    // The index knows the listed ones alone.
    const known = new Set(found)
    return all.filter((card) =>
      card.listed ? known.has(card) : includesText(articleEntry(card).fields, text),
    )
  }, [all, find, saved, tag, text])
  const filtered = isArticleFiltered(filters)
  const needsAll = window ? filtered : text !== ''
  useEffect(() => {
    if (needsAll) load()
  }, [needsAll, load])
  const results = useMemo(
    () => filterArticles(found ?? (filtered ? all : cards), filters, savedIds),
    [all, cards, filtered, filters, found, savedIds],
  )
  // The numbers on the chips may come a frame later than the articles.
  const counts = useAfterPaint(
    useMemo(() => ({ all, filters, found, savedIds }), [all, filters, found, savedIds]),
    text,
  )
  const counted = useMemo(() => {
    const { found, filters, savedIds } = counts
    const left = filterArticles(found ?? counts.all, { ...filters, category: null }, savedIds)
    return countBy(left, (card) => card.category)
  }, [counts])
  const countOf = useMemo(
    () =>
      !window || isWhole || filtered
        ? counted
        : (category: ArticleCategory | null) =>
            category === null ? window.total : (window.counts[category] ?? 0),
    [counted, filtered, isWhole, window],
  )
  return { results, countOf, isWhole, hasFailed, load }
}
