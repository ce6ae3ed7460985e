import { counts } from './counts.ts'
import { sceneImage } from './images.ts'
import { inWords } from './inWords.ts'
import { paths } from './routes.ts'
import { type CardWindow, listingPage } from './schema/cardWindow.ts'
import type { ModuleAudience, ModuleCategory } from './schema/module.ts'
import type { PageHead, Topic } from './schema/page.ts'
import { breadcrumbs } from './structuredData.ts'
import { topics } from './topics.ts'

/** What an enquiry about one module is about. */
export const moduleTopic = ({ slug, title }: { slug: string; title: string }): Topic => ({
  slug,
  label: `Module: ${title}`,
})

/** What an enquiry from the catalogue is about, given the filters that are set there. */
export function catalogueTopic(filters: {
  text: string
  category: string | null
  audience: string | null
}): Topic {
  const text = filters.text.trim()
  const parts = [filters.category, filters.audience && `for ${filters.audience}`, text && `“${text}”`]
  const chosen = parts.filter(Boolean).join(', ')
  return chosen ? { ...topics.modules, label: `${topics.modules.label}: ${chosen}` } : topics.modules
}

const catalogueHead: PageHead = {
  title: 'Leadership modules of 60 to 90 minutes',
  description: `Live modules for leaders and managers in ${inWords(counts.themes)} themes, one skill each, 60 to 90 minutes. Filter by theme and audience, or search for a word.`,
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
  structuredData: [breadcrumbs({ label: 'Modules', href: paths.modules })],
}

/** The head of a later page of a long catalogue. */
export const cataloguePageHead = (page: number, { total }: CardWindow): PageHead => ({
  ...catalogueHead,
  title: `Leadership modules, page ${page}`,
  description: `Page ${page} of our ${total} live modules for leaders and managers, 60 to 90 minutes each, in ${inWords(counts.themes)} themes, with filters by theme and audience.`,
  canonical: listingPage(paths.modules, page),
})

/** Copy of /fast-track-modules and /short-form-programs (specification, point 2, Module catalogue). */
export const catalogue = {
  head: catalogueHead,
  hero: {
    heading: 'One skill, one session, used by Friday',
    lead: `Live modules of 60 to 90 minutes in ${inWords(counts.themes)} themes. Take one for a team that is stuck, or string six together for everybody who manages people.`,
    image: sceneImage('modules'),
    browse: 'Browse the Modules',
  },
  list: {
    heading: 'Choose by theme, by audience or by a word',
    filters: 'Filters',
    showFilters: 'Category and audience',
    search: 'Search modules',
    placeholder: 'Search modules...',
    facets: {
      category: { label: 'Category', all: 'All Categories' },
      audience: { label: 'Audience', all: 'All Audiences' },
    },
    count: (shown: number, total: number) =>
      shown === total ? `${total} modules` : `${shown} of ${total} modules`,
    searching: 'Searching all modules...',
    onPage: (shown: number) => `${shown} on this page; the others could not be loaded`,
    leaves: (count: number) => (count === 1 ? 'module' : 'modules'),
    pages: 'Pages of the catalogue',
    more: 'Show More Modules',
    next: 'Next Page',
    previous: 'Previous Page',
    empty: 'No modules found matching your criteria.',
    emptyHint: 'Try a shorter word, or drop one of the filters.',
    clear: 'Clear Filters',
  },
  card: { learnMore: 'Learn More', about: 'about' },
  formats: {
    heading: 'Four ways to run them',
    items: [
      {
        title: 'Single module',
        length: '60 to 90 minutes',
        text: 'One skill for one group, live online or in the room. Everybody leaves with a page they filled in during the session.',
        action: { label: 'Browse all modules', filters: {} },
      },
      {
        title: 'Theme half-day',
        length: 'Three to four hours',
        text: 'Two or three modules of one theme back to back, with a break long enough to try the first before the second begins.',
        action: {
          label: 'See Communication & Influence',
          filters: { category: 'Communication & Influence' },
        },
      },
      {
        title: 'Manager series',
        length: 'Twelve weeks',
        text: 'Six modules, one every second week, for everybody who runs a team. The weeks between are for using the tool and reporting back.',
        action: { label: 'See modules for managers', filters: { audience: 'Managers' } },
      },
      {
        title: 'Your own series',
        length: 'At your pace',
        text: 'Any modules in any order, placed around your busy weeks, with your cases in them and one measure you choose.',
        action: { label: 'Plan a series with us', topic: topics.moduleSeries },
      },
    ] as readonly ProgramFormat[],
  },
  reasons: {
    heading: 'Why a short session can change a habit',
    points: [
      {
        title: 'One thing to do differently',
        text: 'A module teaches one move and leaves the rest out. People can say the next morning what they were asked to try.',
      },
      {
        title: 'Most of the hour is practice',
        text: 'Explanations are brief. The time goes into work in pairs and fours, on cases that people bring along.',
      },
      {
        title: 'It fits between two meetings',
        text: 'Nobody travels, nobody needs a deputy, and a shift team can take it in two halves.',
      },
      {
        title: 'A page that stays on the desk',
        text: 'Each module ends with a filled-in card, sheet or sentence, so a manager knows what to ask about a week later.',
      },
      {
        title: 'Somebody in the room',
        text: 'Every session is led by a facilitator who has run teams, notices who is stuck and changes the example.',
      },
    ],
  },
  impact: {
    heading: 'What the modules have shown',
    figures: [
      { figure: '98%', label: 'of participants satisfied with their session' },
      { figure: '3x', label: 'faster than traditional training' },
      { figure: '30 days', label: 'until a return can be seen' },
      { figure: '25+', label: 'countries with participants' },
      { figure: '15+', label: 'industries' },
    ],
  },
  customization: {
    heading: 'What we change for you',
    text: 'The tool at the heart of a module stays as it is, because it has been tried. Everything around it can be yours.',
    points: [
      {
        title: 'Your cases',
        text: 'Our examples give way to situations from your plant, lab or service desk, agreed in a half-hour call.',
      },
      {
        title: 'Your words',
        text: 'Role names, values and the terms of your leadership model go into every handout.',
      },
      {
        title: 'Your hours',
        text: 'Before the early shift, over lunch, or twice in one day so that two time zones each get a fair slot.',
      },
      {
        title: 'Your rooms',
        text: 'Online in your own meeting software, in person on site, or one group of each.',
      },
      {
        title: 'Your order',
        text: 'Modules combined across themes, in the sequence that your year asks for.',
      },
      {
        title: 'Your measure',
        text: 'One thing counted before and thirty days after, chosen by you and reported to you alone.',
      },
    ],
    action: { label: 'Ask for a Tailored Series', topic: topics.moduleSeries },
  },
  closing: {
    heading: 'Try one with your own team',
    text: 'Book a demo and we run part of a module with you. The filters you have set above are filled in for us to prepare.',
    demo: 'Book a Demo',
    contact: 'Contact Us',
  },
} as const

/** Copy of the module pages (specification, point 2, Module detail). */
export const moduleDetail = {
  catalogueName: 'Modules',
  back: 'Back to Modules',
  facts: 'At a glance',
  interactive: 'Interactive Session',
  information: 'Course Information',
  audience: 'Audience',
  format: 'Format',
  category: 'Category',
  ready: {
    heading: 'Ready to Get Started',
    text: 'Tell us who it is for and roughly when. You hear from us within 24 hours with dates and a facilitator.',
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

/** Copy of the page for unknown modules (specification, point 8). */
export const moduleNotFound = {
  head: notFoundHead,
  heading: 'Course Not Found',
  lead: "The course you're looking for doesn't exist.",
  image: sceneImage('not-found'),
  back: 'Back to Modules',
  themes: 'Or start from one of the themes',
}

/** A way to book modules. Its link sets the filters of the catalogue, or starts an enquiry about a topic. */
interface ProgramFormat {
  title: string
  length: string
  text: string
  action:
    | { label: string; filters: { category?: ModuleCategory; audience?: ModuleAudience } }
    | { label: string; topic: Topic }
}
