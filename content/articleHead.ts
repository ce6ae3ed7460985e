import { articleDetail } from './articleListing.ts'
import { articlePath } from './routes.ts'
import type { Article } from './schema/article.ts'
import type { PageHead, StructuredData } from './schema/page.ts'
import { breadcrumbs, provider } from './structuredData.ts'

type DescribedArticle = Omit<Article, 'blocks' | 'featured' | 'shownIn' | 'draft'>

/** The head of an article's page: meta tags, and Article and BreadcrumbList as structured data. */
export function articleHead(article: DescribedArticle): PageHead {
  return {
    title: `${article.title} | ${articleDetail.titleEnd}`,
    description: article.excerpt,
    keywords: article.tags,
    type: 'article',
    hero: 'paper',
    section: 'resources',
    // Only the pre-rendered pages have it.
    ...(import.meta.env.SSR && {
      structuredData: [
        structuredArticle(article),
        breadcrumbs(...articleDetail.trail, { label: article.title, href: articlePath(article.id) }),
      ],
    }),
  }
}

function structuredArticle(article: DescribedArticle): StructuredData {
  const url = articlePath(article.id)
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    // The share image: search engines don't accept an SVG as the image of an article.
    image: `/share${url.replaceAll('/', '-').replace('-', '/')}.png`,
    datePublished: article.date,
    author: { '@type': 'Person', name: article.author },
    publisher: provider,
    articleSection: article.category,
    keywords: article.tags.join(', '),
    inLanguage: 'en',
    timeRequired: `PT${Number.parseInt(article.readTime, 10)}M`,
  }
}
