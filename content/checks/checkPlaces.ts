import { type ArticleFacts, CAROUSEL_CATEGORIES, LISTING_CATEGORIES } from '../schema/article.ts'

/** Articles that stand where nobody can find them, one line per problem. */
export function checkPlaces(articles: readonly ArticleFacts[]): string[] {
  return [
    ...outside(articles, LISTING_CATEGORIES, 'listing'),
    ...outside(articles, CAROUSEL_CATEGORIES, 'carousel'),
    ...articles
      .filter(({ featured, shownIn }) => featured && !shownIn.includes('listing'))
      .map(
        ({ id }) =>
          `content/articles/${id}.md: field "featured": only an article of the listing can be featured`,
      ),
  ]
}

/** A card whose category has no chip beside it could never be filtered. */
const outside = (
  articles: readonly ArticleFacts[],
  categories: readonly string[],
  place: 'listing' | 'carousel',
) =>
  articles
    .filter(({ shownIn, category }) => shownIn.includes(place) && !categories.includes(category))
    .map(
      ({ id, category }) =>
        `content/articles/${id}.md: field "category": "${category}" is not a category of the ${place}`,
    )
