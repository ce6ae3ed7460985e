import { readCopy } from './collections/readCopy.ts'
import { resourcesLink } from './resources.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import { articlesPage } from './schema/pages/lists.ts'
import { completeHead } from './structuredData.ts'

const { head, numbered, hero, list, closing, article, unknown } = readCopy('pages/articles', articlesPage)
const trail = [resourcesLink, { label: head.breadcrumb, href: paths.articles }] as const
const shareImage = 'resources-articles'

/** Copy of /resources/articles (specification, points 2 and 4, Article listing). */
export const articleListing = {
  head: {
    ...completeHead(head, { url: paths.articles, hub: resourcesLink }),
    hero: 'paper',
    shareImage,
  } satisfies PageHead,
  numbered,
  hero: { ...hero, back: resourcesLink },
  list,
  closing,
}

/** Copy of the article pages (specification, point 2, Article detail). */
export const articleDetail = { ...article, trail }

/** Copy of the page for an unknown article (specification, point 8). */
export const articleNotFound = {
  ...unknown,
  head: {
    ...unknown.head,
    canonical: paths.articles,
    shareImage,
    noindex: true,
    hero: 'teal',
    section: 'resources',
  } satisfies PageHead,
}
