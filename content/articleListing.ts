import { paths } from './routes.ts'
import type { CardWindow } from './schema/cardWindow.ts'
import type { PageHead } from './schema/page.ts'
import { breadcrumbs } from './structuredData.ts'
import { topics } from './topics.ts'

const listingHead: PageHead = {
  title: 'All leadership articles',
  description:
    'Every article on leadership, coaching, change and measurement in one list. Search by word or author, filter by category, save what you want to read later.',
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

/** The head of a later page of a long listing. */
export const listingPageHead = (page: number, { total }: CardWindow): PageHead => ({
  ...listingHead,
  title: `All leadership articles, page ${page}`,
  description: `Page ${page} of our ${total} articles on leadership, coaching, change and measurement, the newest first, with search and categories.`,
  shareImage: 'resources-articles',
})

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** Copy of /resources/articles (specification, points 2 and 4, Article listing). */
export const articleListing = {
  head: listingHead,
  hero: {
    back: { label: 'Resources', href: paths.resources },
    heading: 'Articles',
    lead: 'Written by facilitators and coaches between two cohorts. Look for a word, an author, or the category that keeps you busy.',
    withoutScript:
      'Search needs JavaScript. All articles stand below; your browser can look for words on this page.',
    pagedWithoutScript:
      'Search needs JavaScript. The newest articles stand below, and the link after them leads to the next ones.',
  },
  list: {
    filters: 'Filters',
    search: 'Search articles',
    placeholder: 'Search articles...',
    categories: 'Article categories',
    allCategories: 'All Categories',
    saved: 'Saved',
    featured: 'Featured Articles',
    all: 'All Articles',
    found: 'Matching Articles',
    savedHeading: 'Saved Articles',
    available: (total: number) => many(total, 'article available', 'articles available'),
    count: (shown: number, total: number) => `${shown} of ${many(total, 'article', 'articles')}`,
    tagged: (shown: number, tag: string) => `${many(shown, 'article', 'articles')} tagged “${tag}”`,
    kept: (articles: number, modules: number) =>
      [
        many(articles, 'saved article', 'saved articles'),
        ...(modules > 0 ? [many(modules, 'saved module', 'saved modules')] : []),
      ].join(', '),
    /** The noun behind a count. */
    leaves: (count: number) => (count === 1 ? 'article' : 'articles'),
    searching: 'Searching all articles...',
    onPage: (shown: number) => `${shown} on this page; the others could not be loaded`,
    pages: 'Pages of the listing',
    more: 'Show More Articles',
    next: 'Next Page',
    previous: 'Previous Page',
    empty: 'No articles found matching your criteria.',
    emptyHint: 'Try a shorter word, or another category.',
    savedHint:
      'Press Save on an article or a module and it waits for you here. The list stays in this browser and is sent nowhere.',
    clear: 'Clear Filters',
  },
  closing: {
    heading: 'A subject we have not written about?',
    text: 'Tell us what your managers are stuck on. If we have seen it, you get an answer by mail, and perhaps an article follows.',
    action: 'Suggest a Subject',
    topic: topics.articleSubject,
  },
} as const
