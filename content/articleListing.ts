import { counts } from './counts.ts'
import { atStart } from './inWords.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import type { Pagination } from './schema/pagination.ts'
import { breadcrumbs } from './structuredData.ts'
import { topics } from './topics.ts'

const listingHead: PageHead = {
  title: 'Leadership articles with templates to use',
  description: `${atStart(counts.listedArticles)} articles for HR and L&D on leading, coaching, change and measurement, each with a template or agenda. Search by word or author, or pick a topic.`,
  keywords: [
    'leadership articles',
    'change management articles',
    'executive coaching articles',
    'employee engagement articles',
    'leadership blog',
  ],
  hero: 'paper',
  section: 'resources',
  structuredData: [
    breadcrumbs({ label: 'Resources', href: paths.resources }, { label: 'Articles', href: paths.articles }),
  ],
}

/** The head of page two and up of the listing. */
export const listingPageHead = (page: number, { total }: Pagination): PageHead => ({
  ...listingHead,
  title: `Leadership articles, page ${page}`,
  description: `Page ${page} of our ${total} articles on leadership, coaching, change and measurement, the newest first, with search and categories.`,
  shareImage: 'resources-articles',
})

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** Copy of /resources/articles (specification, points 2 and 4, Article listing). */
export const articleListing = {
  head: listingHead,
  hero: {
    back: { label: 'Resources', href: paths.resources },
    heading: 'Leadership articles',
    lead: 'Cases from our facilitators and coaches, each with an agenda, a form or a checklist.',
    withoutScript:
      'Search needs JavaScript. The articles are listed below: use your browser’s Find on this page.',
    pagedWithoutScript:
      'Search needs JavaScript. The newest articles are listed below, and the link after them leads to the next ones.',
  },
  list: {
    filters: 'Filters',
    search: 'Search articles',
    placeholder: 'Search articles...',
    categories: 'Article categories',
    allCategories: 'All Categories',
    saved: 'Saved',
    topic: 'Topic',
    featured: 'Featured Articles',
    all: 'All Articles',
    found: 'Matching Articles',
    savedHeading: 'Saved Articles',
    available: (total: number) => many(total, 'article available', 'articles available'),
    count: (shown: number, total: number) => `${shown} of ${many(total, 'article', 'articles')}`,
    tagged: (shown: number, tag: string) => `${many(shown, 'article', 'articles')} tagged “${tag}”`,
    savedCount: (articles: number, modules: number) =>
      [
        many(articles, 'saved article', 'saved articles'),
        ...(modules > 0 ? [many(modules, 'saved module', 'saved modules')] : []),
      ].join(', '),
    searching: 'Searching all articles...',
    onPage: (shown: number) => `${shown} on this page; the others couldn’t be loaded`,
    pages: 'Pages of the listing',
    more: 'Show More Articles',
    next: 'Next Page',
    previous: 'Previous Page',
    empty: 'No articles found matching your criteria.',
    emptyHint: 'Try a shorter word or another topic, or search the whole site.',
    nothingSaved: 'Nothing saved yet',
    savedHint:
      'Press Save on an article or a module and you’ll find it here. The list stays in this browser and isn’t sent anywhere.',
    browse: 'Browse Articles',
    browseModules: { label: 'Browse Modules', href: paths.modules },
    clear: 'Clear Filters',
  },
  closing: {
    heading: 'Looking for a topic we haven’t covered?',
    text: 'Tell us what your managers are stuck on. If we’ve seen it before, we’ll answer by email, and we may write the article.',
    action: 'Suggest a Topic',
    topic: topics.articleSubject,
  },
} as const
