import { sceneImage } from './images.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'

/** Copy of the article pages (specification, point 2, Article detail). */
export const articleDetail = {
  back: 'Back to Articles',
  /** Screen reader name of the line with author, date and reading time. */
  facts: 'About this article',
  by: 'By',
  share: {
    button: 'Share',
    menu: 'Ways to share',
    copy: 'Copy link',
    copied: { title: 'Link copied', text: 'Paste it wherever you need it.' },
    notCopied: {
      title: 'Not copied',
      text: 'Your browser doesn’t allow it. Please copy the address from the address bar.',
    },
    mail: 'Email',
    linkedIn: 'LinkedIn',
  },
  contents: 'In this article',
  tags: 'Tags',
  author: 'About the author',
  portrait: (name: string) => `Portrait of ${name}`,
  info: {
    heading: 'Article Info',
    readTime: 'Read time',
    views: 'Views',
    published: 'Published',
  },
  related: 'Related Articles',
  next: 'Read Next',
  listName: 'Articles',
  resourcesName: 'Resources',
} as const

const notFoundHead: PageHead = {
  title: 'Article Not Found',
  description:
    'There is no article at this address. Search the list of articles, or choose a category, to find what you need.',
  keywords: ['leadership articles'],
  canonical: paths.articles,
  shareImage: 'resources-articles',
  noindex: true,
  hero: 'teal',
  section: 'resources',
}

/** Copy of the page for an unknown article (specification, point 8). */
export const articleNotFound = {
  head: notFoundHead,
  heading: 'Article Not Found',
  lead: "The article you're looking for doesn't exist or has been moved.",
  image: sceneImage('not-found'),
  back: 'Back to Articles',
  categories: 'Or start with a category',
}
