import { type ArticleFacts, CAROUSEL_CATEGORIES, LISTING_CATEGORIES } from '../schema/article.ts'
import { MODULE_CATEGORIES, type ModuleFacts, moduleCategories } from '../schema/module.ts'

const ARTICLES = { listing: 12, carousel: 7, featured: 3 } as const
const REQUIRED = [
  ['ai-enhanced-leadership-coaching', 'AI & Technology'],
  ['building-resilient-leaders', 'Leadership Development'],
  ['communication-skills-remote-teams', 'Communication Skills'],
] as const

/** Holds the shipped content to the numbers of the specification, points 3 and 9. One line per problem. */
export function checkCounts(modules: readonly ModuleFacts[], articles: readonly ArticleFacts[]): string[] {
  const listed = articles.filter((article) => article.shownIn.includes('listing'))
  const carousel = articles.filter((article) => article.shownIn.includes('carousel'))
  return [
    ...moduleCategories.flatMap((category) =>
      expected(
        `content/modules: field "category": "${category}"`,
        modules.filter((module) => module.category === category).length,
        MODULE_CATEGORIES[category],
      ),
    ),
    ...expected('content/articles: field "shownIn": "listing"', listed.length, ARTICLES.listing),
    ...expected('content/articles: field "shownIn": "carousel"', carousel.length, ARTICLES.carousel),
    ...expected(
      'content/articles: field "featured"',
      listed.filter((article) => article.featured).length,
      ARTICLES.featured,
    ),
    ...outside(listed, LISTING_CATEGORIES, 'listing'),
    ...outside(carousel, CAROUSEL_CATEGORIES, 'carousel'),
    ...REQUIRED.filter(
      ([id, category]) => !articles.some((one) => one.id === id && one.category === category),
    ).map(
      ([id, category]) =>
        `content/articles/${id}.md: field "category": the article must exist, in "${category}"`,
    ),
  ]
}

const expected = (subject: string, found: number, wanted: number) =>
  found === wanted ? [] : [`${subject}: has ${found} entries, must have ${wanted}`]

/** A card whose category has no chip beside it could never be filtered. */
const outside = (articles: readonly ArticleFacts[], categories: readonly string[], place: string) =>
  articles
    .filter((article) => !categories.includes(article.category))
    .map(
      ({ id, category }) =>
        `content/articles/${id}.md: field "category": "${category}" is not a category of the ${place}`,
    )
