import { counts } from './counts.ts'
import { sceneImage } from './images.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'

/** Copy of the not-found page (specification, points 2 and 8; docs/controls.md, row 51). */
export const notFound = {
  head: {
    title: '404 Page Not Found',
    description:
      'There’s no page at this address. Search the articles, or start from one of the main pages: programs, modules, coaching or contact.',
    keywords: ['page not found'],
    shareImage: 'home',
    noindex: true,
    hero: 'teal',
  } satisfies PageHead,
  heading: '404 Page Not Found',
  lead: 'This page has fallen out of its frame. Its address may be misspelled, or it has moved.',
  hint: 'Did you forget to add the page to the router?',
  image: sceneImage('not-found'),
  search: { label: 'Search articles', button: 'Search', action: paths.articles },
  linksHeading: 'Start here',
  links: [
    { label: 'Leadership programs', href: paths.leadership },
    { label: 'Transformation and change programs', href: paths.transformation },
    { label: `All ${counts.modules} short modules`, href: paths.modules },
    { label: 'Coaching', href: paths.coaching },
    { label: 'Articles', href: paths.articles },
    { label: 'Contact Us', href: paths.contact },
  ],
} as const
