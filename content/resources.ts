import { sceneImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { Symptom } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import { breadcrumbs } from './structuredData.ts'

const head: PageHead = {
  title: 'Leadership articles and resources',
  description:
    'Articles for HR and L&D by the people who run our programs: cases from client teams, each with an agenda, agreement or template to use with your own.',
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
      'The new manager still does the old work. What their boss has to arrange by day 30, 60 and 90, on one page that both sign.',
    link: {
      label: 'See the 90-day agreement',
      href: articlePath('first-ninety-days-of-a-new-manager'),
    },
  },
  {
    quote: 'The survey says they’re happy. They’re leaving.',
    answer: 'Four signals the score leaves out, and a 30-minute stay interview that finds the reason.',
    link: { label: 'See what the survey misses', href: articlePath('what-engagement-surveys-miss') },
  },
  {
    quote: 'The town hall went well. Nothing has moved since.',
    answer:
      'Team leads were asked what it means for month-end and had no answer. A 90-minute session gives them one.',
    link: { label: 'Prepare your team leads', href: articlePath('the-middle-decides-your-change') },
  },
  {
    quote: 'Finance wants to know whether it worked.',
    answer: 'Four ways a result can mislead you, and the one-page plan to agree on before the first session.',
    link: {
      label: 'Plan the measurement',
      href: articlePath('measuring-leadership-without-fooling-yourself'),
    },
  },
]

/** Copy of /resources (specification, point 2, Resources). */
export const resources = {
  head,
  hero: {
    heading: 'Articles and templates for HR and L&D',
    lead: 'Cases from plants, labs and service centers, told by the facilitators and coaches who worked on them. Each comes with an agenda, a form or a checklist for your own team.',
    image: sceneImage('resources'),
    viewAll: 'View All Articles',
  },
  carousel: {
    id: 'articles',
    label: 'Articles',
    categories: 'Article categories',
    all: 'All Categories',
    /** Replaces the category in the heading when all are shown. */
    headingAll: 'Selected',
    /** Follows the category in the heading. */
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
    heading: 'Start with the problem on your desk',
    items: desk,
  },
} as const
