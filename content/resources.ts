import { sceneImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { Symptom } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import { breadcrumbs } from './structuredData.ts'

const head: PageHead = {
  title: 'Leadership articles and resources',
  description:
    'Articles by the people who run our programs: cases from real teams, and an agenda, agreement or template in each that you can use on Monday.',
  keywords: [
    'leadership articles',
    'leadership development resources',
    'articles for HR leaders',
    'management templates',
    'coaching articles',
  ],
  hero: 'teal',
  section: 'resources',
  structuredData: [breadcrumbs({ label: 'Resources', href: paths.resources })],
}

const desk: readonly Symptom[] = [
  {
    quote: 'We promoted our best engineer and lost two jobs at once.',
    answer:
      'The new manager still does the old work. What their boss has to arrange by day 30, 60 and 90, with a page for both to sign.',
    link: {
      label: 'Take away the toolbox',
      href: articlePath('first-ninety-days-of-a-new-manager'),
    },
  },
  {
    quote: 'The survey says they are happy. They are leaving.',
    answer: 'What the questions cannot see, and a stay interview of thirty minutes that finds it.',
    link: { label: 'Look where the survey is blind', href: articlePath('what-engagement-surveys-miss') },
  },
  {
    quote: 'The town hall went well. Nothing has moved since.',
    answer:
      'Team leads were asked what it means for month-end and had no answer. Ninety minutes that give them one.',
    link: { label: 'Equip the middle', href: articlePath('the-middle-decides-your-change') },
  },
  {
    quote: 'Finance wants to know whether it worked.',
    answer: 'Four ways a result fools its owner, and the plan to agree on before the first session.',
    link: {
      label: 'Measure it honestly',
      href: articlePath('measuring-leadership-without-fooling-yourself'),
    },
  },
]

/** Copy of /resources (specification, point 2, Resources). */
export const resources = {
  head,
  hero: {
    heading: 'What we wrote down after the workshop',
    lead: 'Cases from plants, labs and service desks, told by the people who were in the room. Each ends in something you can use on Monday.',
    image: sceneImage('resources'),
    viewAll: 'View All Articles',
  },
  carousel: {
    id: 'articles',
    label: 'Articles',
    categories: 'Article categories',
    all: 'All Categories',
    /** Behind the name of the category. */
    headingEnd: 'Articles',
    count: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
    search: 'Search articles',
    placeholder: 'Search articles...',
    previous: 'Previous article',
    next: 'Next article',
    slide: (position: number, total: number) => `${position} of ${total}`,
    empty: 'No articles found in this category.',
    showAll: 'All Categories',
    nothing: 'No articles found matching your criteria.',
    clear: 'Clear Filters',
    browseAll: 'Browse All Articles',
  },
  desk: {
    id: 'on-your-desk',
    heading: 'Begin with what is on your desk',
    items: desk,
  },
} as const
