import type { Image } from '../images.ts'
import { articlePath } from '../routes.ts'
import type { ArticleCategory, ArticleFacts } from '../schema/article.ts'
import { coverImage } from './pictures.ts'
import { publicationMark } from './publicationMark.ts'

/** What an article's card shows and what the listing filters by. */
export interface ArticleCard {
  id: string
  href: string
  title: string
  excerpt: string
  category: ArticleCategory
  author: string
  /** ISO date, and the same as shown. */
  date: string
  shownDate: string
  readTime: string
  views: string
  tags: readonly string[]
  featured: boolean
  /** Whether it stands in the listing; the others stand in the carousel alone. */
  listed: boolean
  image: Image
  /** What the dev server says of one that is not public. */
  mark?: string
}

/** The card of an article, without the parts that only its own page needs. */
export const articleCard = (article: ArticleFacts): ArticleCard => ({
  id: article.id,
  href: articlePath(article.id),
  title: article.title,
  excerpt: article.excerpt,
  category: article.category,
  author: article.author,
  date: article.date,
  shownDate: article.shownDate,
  readTime: article.readTime,
  views: article.views,
  tags: article.tags,
  featured: article.featured,
  listed: article.shownIn.includes('listing'),
  image: coverImage(article.id),
  ...publicationMark(article),
})
