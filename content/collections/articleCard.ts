import type { Image } from '../images.ts'
import { articlePath } from '../routes.ts'
import type { Article } from '../schema/article.ts'
import { coverImage } from './pictures.ts'
import { publicationMark } from './publicationMark.ts'

/** The data that an article's card shows and the listing filters by. */
export interface ArticleCard
  extends Pick<
    Article,
    | 'id'
    | 'title'
    | 'excerpt'
    | 'category'
    | 'author'
    | 'date'
    | 'shownDate'
    | 'readTime'
    | 'views'
    | 'tags'
    | 'featured'
  > {
  href: string
  /** Whether the listing shows it, rather than only the carousel. */
  listed: boolean
  image: Image
  /** Shown by the dev server on an entry that isn't public. */
  mark?: string
}

/** Makes the card of an article. */
export const articleCard = (article: Article): ArticleCard => ({
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
