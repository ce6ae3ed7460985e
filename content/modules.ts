import { counts } from './counts.ts'
import { sceneImage, sectionImage } from './images.ts'
import { inWords } from './inWords.ts'
import { phrases } from './labels/phrases.ts'
import { paths } from './routes.ts'
import type { ModuleAudience, ModuleCategory } from './schema/module.ts'
import type { PageHead, Topic } from './schema/page.ts'
import { listingPage, type Pagination } from './schema/pagination.ts'
import { breadcrumbs } from './structuredData.ts'
import { topics } from './topics.ts'

/** The topic of an inquiry about one module. */
export const moduleTopic = ({ slug, title }: { slug: string; title: string }): Topic => ({
  slug,
  label: `Module: ${title}`,
})

/** The topic of an inquiry from the catalog, which lists the filters that are set. */
export function catalogTopic(filters: {
  text: string
  category: string | null
  audience: string | null
}): Topic {
  const text = filters.text.trim()
  const parts = [filters.category, filters.audience && `for ${filters.audience}`, text && `“${text}”`]
  const chosen = parts.filter(Boolean).join(', ')
  return chosen ? { ...topics.modules, label: `${NAME}: ${chosen}` } : topics.modules
}

/** The name of the offering in the menu, on its page and in the footer. */
const NAME = 'Performance accelerators'
const THEMES = inWords(counts.themes)

const catalogHead: PageHead = {
  title: `${NAME}: short leadership modules`,
  description: `Live leadership modules of 60 to 90 minutes in ${THEMES} themes, from giving feedback to presenting to a board. Choose by theme or audience, or search by keyword.`,
  keywords: [
    'short leadership training',
    'leadership training modules',
    '90 minute management training',
    'leadership workshops for managers',
    'performance accelerators',
  ],
  canonical: paths.modules,
  shareImage: 'fast-track-modules',
  hero: 'teal',
  section: 'solutions',
  topic: topics.modules,
  structuredData: [breadcrumbs({ label: NAME, href: paths.modules })],
}

/** The head of page two and up of the catalog. */
export const catalogPageHead = (page: number, { total }: Pagination): PageHead => ({
  ...catalogHead,
  title: `${NAME}, page ${page}`,
  description: `Page ${page} of our ${total} live modules for leaders and managers, 60 to 90 minutes each, in ${THEMES} themes, with filters by theme and audience.`,
  canonical: listingPage(paths.modules, page),
})

/** Copy of /fast-track-modules and /short-form-programs (specification, point 2, Module catalog). */
export const catalog = {
  head: catalogHead,
  hero: {
    heading: `${counts.modules.toLocaleString('en-US')} ${NAME.toLowerCase()} of 60 to 90 minutes`,
    lead: `Live modules in ${THEMES} themes, online or in person. Each teaches one skill on participants’ own cases. Book one for a team that needs it now, or six for all your managers.`,
    image: sceneImage('modules'),
    browse: 'Browse the Modules',
  },
  list: {
    heading: 'Find a module',
    filters: 'Filters',
    search: 'Search modules',
    placeholder: 'Search modules...',
    facets: {
      category: { label: 'Category', all: 'All Categories' },
      audience: { label: 'Audience', all: 'All Audiences' },
    },
    count: (shown: number, total: number) =>
      shown === total ? `${total} modules` : `${shown} of ${total} modules`,
    searching: 'Searching all modules...',
    onPage: (shown: number) => `${shown} on this page; the others couldn’t be loaded`,
    leaves: (count: number) => (count === 1 ? 'module' : 'modules'),
    pages: 'Pages of the catalog',
    more: 'Show More Modules',
    next: 'Next Page',
    previous: 'Previous Page',
    empty: 'No modules found matching your criteria.',
    emptyHint: 'Try a shorter word, or drop one of the filters.',
    clear: 'Clear Filters',
  },
  card: { learnMore: 'Learn More', about: 'about' },
  formats: {
    heading: 'Book one module, a half-day or a series',
    longer: {
      text: 'If a subject needs a full day or two,',
      link: { label: 'see the short-form programs', href: paths.shortForm },
    },
    items: [
      {
        title: 'Single module',
        length: '60-90 minutes',
        text: 'One skill for one group. Everyone leaves with a completed card, sheet or script.',
        action: { label: 'Browse all modules', filters: {} },
      },
      {
        title: 'Theme half-day',
        length: 'Three to four hours',
        text: 'Two or three modules from one theme, with time between them to try out the first.',
        action: {
          label: 'See Communication & Influence',
          filters: { category: 'Communication & Influence' },
        },
      },
      {
        title: 'Manager series',
        length: 'Twelve weeks',
        text: 'Six modules, one every two weeks. In between, participants use the tools at work.',
        action: { label: 'See modules for managers', filters: { audience: 'Managers' } },
      },
      {
        title: 'Your own series',
        length: 'At your pace',
        text: 'Any modules in any order, with your own cases and one measure of your choice.',
        action: { label: 'Plan a series with us', topic: topics.moduleSeries },
      },
    ] as readonly ProgramFormat[],
  },
  reasons: {
    heading: 'Why 60 to 90 minutes can change a habit',
    points: [
      {
        title: 'One thing to do differently',
        text: 'The next morning people can still say what they were asked to try.',
      },
      {
        title: 'Most of the time is practice',
        text: 'The time goes into work in pairs, on cases that participants bring with them.',
      },
      {
        title: 'It fits between two meetings',
        text: 'No one has to travel or find a stand-in, and a shift team can take it in two halves.',
      },
      {
        title: 'A facilitator who has run teams',
        text: 'Someone with line experience notices who is stuck, and changes the example.',
      },
    ],
  },
  impact: {
    heading: 'Impact by the numbers',
  },
  customization: {
    heading: 'What we adapt to your organization',
    points: [
      {
        title: 'Your cases and terms',
        text: 'Situations from your plant, lab or service desk replace our examples, agreed on in a 30-minute call.',
      },
      {
        title: 'Your hours and setting',
        text: 'Before the early shift, or twice in one day for two time zones. On site or in your own meeting software.',
      },
      {
        title: 'Your order and measure',
        text: 'One thing of your choice is measured before and 30 days after, and reported only to you.',
      },
    ],
    action: { label: 'Ask for a Tailored Series', topic: topics.moduleSeries },
  },
  closing: {
    heading: 'Try a module with your own team',
    text: 'In a demo we run part of a module with you. Tell us which one, and we’ll prepare it for your group.',
    picture: sectionImage('card-drawer'),
    demo: 'Book a Demo',
    contact: 'Contact Us',
  },
} as const

/** Copy of the module pages (specification, point 2, Module detail). */
export const moduleDetail = {
  catalogName: NAME,
  back: 'Back to Modules',
  interactive: 'Interactive Session',
  duration: (minutes: number) => `${minutes} min`,
  information: 'Course Information',
  audience: 'Audience',
  format: 'Format',
  category: 'Category',
  ready: {
    heading: 'Ready to Get Started',
    text: `Tell us who it’s for and roughly when. We answer within ${phrases.answer}, with dates and a facilitator.`,
    action: 'Book Consultation',
  },
  related: 'Related Modules',
  viewAll: 'View All Modules',
} as const

const notFoundHead: PageHead = {
  title: 'Course Not Found',
  description: 'There is no module at this address. The catalog lists all of them by theme and audience.',
  keywords: ['leadership training modules'],
  canonical: paths.modules,
  shareImage: 'fast-track-modules',
  noindex: true,
  hero: 'teal',
  section: 'solutions',
  topic: topics.modules,
}

/** Copy of the page for an unknown module (specification, point 8). */
export const moduleNotFound = {
  head: notFoundHead,
  heading: 'Course Not Found',
  lead: "The course you're looking for doesn't exist.",
  image: sceneImage('not-found'),
  back: 'Back to Modules',
  themes: 'Or start from one of the themes',
}

/** A way to book modules. Its link sets the catalog's filters or opens the contact form with a topic. */
interface ProgramFormat {
  title: string
  length: string
  text: string
  action:
    | { label: string; filters: { category?: ModuleCategory; audience?: ModuleAudience } }
    | { label: string; topic: Topic }
}
