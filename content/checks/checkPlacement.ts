import { nearest } from '../collections/nearest.ts'
import { type ArticleFacts, CAROUSEL_CATEGORIES, LISTING_CATEGORIES } from '../schema/article.ts'
import type { FoundProblem } from './locate.ts'

type Placed = Pick<ArticleFacts, 'id'> & Partial<Pick<ArticleFacts, 'category' | 'shownIn' | 'featured'>>

/** Finds articles that visitors couldn't reach in the listing or the carousel. */
export function checkPlacement(articles: readonly Placed[], fileOf: (id: string) => string): FoundProblem[] {
  return [
    ...withoutFilter(articles, LISTING_CATEGORIES, 'listing', fileOf),
    ...withoutFilter(articles, CAROUSEL_CATEGORIES, 'carousel', fileOf),
    ...articles
      .filter(({ featured, shownIn }) => featured && shownIn && !shownIn.includes('listing'))
      .map(({ id }) => ({
        file: fileOf(id),
        at: 'featured:',
        message: 'featured is true, but shownIn has no "listing". Add it, or leave featured out.',
      })),
  ]
}

/** Finds articles shown in a place whose category filter doesn't have their category. */
const withoutFilter = (
  articles: readonly Placed[],
  categories: readonly string[],
  place: 'listing' | 'carousel',
  fileOf: (id: string) => string,
): FoundProblem[] =>
  articles.flatMap(({ id, shownIn, category }) => {
    if (!category || !shownIn?.includes(place) || categories.includes(category)) return []
    const near = nearest(category, categories)
    const message =
      `category is "${category}", which the ${place} does not have.${near ? ` Did you mean "${near}"?` : ''} ` +
      `Leave "${place}" out of shownIn, or choose one of: ${categories.join(', ')}.`
    return [{ file: fileOf(id), at: 'category:', message }]
  })
