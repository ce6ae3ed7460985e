import { z } from 'zod'
import { line, link, paragraph, plural, template } from './fields.ts'
import type { Notice } from './notice.ts'
import { type LinkText, navSection } from './page.ts'

const section = navSection.meta({
  title: 'Marked with',
  description: 'The part of the site whose pages mark this entry as the present one.',
})

const navEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('link'), section, ...link().shape }),
  z.strictObject({
    kind: z.literal('menu'),
    section,
    ...link().shape,
    items: z.array(z.strictObject({ ...link().shape, description: line(100) })).min(1),
  }),
])

/** The schema of `content/site/menu.yaml`. */
export const menuFile = z.strictObject({
  entries: z.array(navEntry).min(1),
  contact: line(30),
  demo: line(30),
  labels: z.strictObject({
    skip: line(40),
    home: line(60),
    mainNav: line(40),
    menu: line(40),
    closeMenu: line(40),
    overview: template('section').meta({ description: 'The link from a menu to its page. Keep {section}.' }),
  }),
})

/** An entry of the main navigation: a link, or a dropdown of links with descriptions. */
export type NavEntry = z.output<typeof navEntry>

/** The schema of `content/site/footer.yaml`. */
export const footerFile = z.strictObject({
  blurb: paragraph(300),
  columns: z.array(z.strictObject({ heading: line(30), links: z.array(link()).min(1) })).min(1),
  social: line(60).meta({ title: 'Link to the company on LinkedIn' }),
  access: z.strictObject({
    heading: line(30),
    learners: line(40),
    coaches: line(40),
    portal: line(40).meta({ description: 'Read by screen readers after a link to another site.' }),
  }),
  copyright: line(),
  and: line(20).meta({ description: 'Between the names of two columns that unfold on phones.' }),
})

/** The schema of `content/site/search.yaml`. */
export const searchFile = z.strictObject({
  label: line(40),
  placeholder: line(60),
  close: line(40),
  elsewhere: template('query').meta({
    description: 'The link to the search from a list without results. Keep {query}.',
  }),
  results: z.strictObject({
    results: line(40).meta({ title: 'Name of the results, for screen readers' }),
    kinds: z.strictObject({ page: line(30), program: line(30), module: line(30), article: line(30) }),
    count: plural('count').meta({ description: 'For screen readers only.' }),
    nothing: template('query'),
    partial: line(),
    searching: line(40),
    failed: line(),
    more: line(40),
    suggestionsHeading: line(40),
    suggestions: z.array(link()).min(1),
  }),
})

/** The schema of `content/site/messages.yaml`: what the site says about itself, in part to screen readers alone. */
export const messageFile = z.strictObject({
  late: z.strictObject({
    loading: line(40),
    loadingModule: line(40).meta({ description: 'While the page of a module loads.' }),
    unavailable: line(),
    crashed: line(160),
  }),
  confirmation: z.strictObject({ label: line(40), closeLabel: line(40) }),
  dialog: z.strictObject({ close: line(40) }),
  toast: z.strictObject({ one: line(40), dismiss: line(40), all: template('hotkey') }),
  carousel: z.strictObject({ role: line(40) }),
  paper: z.strictObject({ ticked: line(40), notTicked: line(40) }),
  calendar: z.strictObject({ weeks: template('from', 'to'), days: template('from', 'to') }),
})

/** The copy of everything around the pages: header, footer, search and messages. */
export interface SiteContent {
  name: string
  tagline: string
  /** Above the header, or null when there is none today. */
  notice: Notice | null
  nav: readonly NavEntry[]
  contactLabel: string
  bookDemoLabel: string
  footer: Pick<z.output<typeof footerFile>, 'blurb' | 'columns' | 'copyright' | 'and'> & {
    social: LinkText
    access: { heading: string; links: readonly LinkText[]; portal: string }
  }
  search: Omit<z.output<typeof searchFile>, 'results'> & {
    /** The page that searches without JavaScript. */
    listing: string
  }
  /** The address to write to when a form can't be sent. */
  email: string
  /** The labels of the confirmation after a form was sent, and of its close button. */
  confirmation: z.output<typeof messageFile>['confirmation']
  /** The status of code and pages that load on demand. */
  late: z.output<typeof messageFile>['late']
  legal: readonly { id: LegalId; label: string }[]
}

/** The legal texts in the order of the footer: each name is an anchor on /contact, and a file in `content/legal/`. */
export const legalIds = ['privacy', 'terms', 'cookies', 'trust', 'accessibility'] as const
export type LegalId = (typeof legalIds)[number]

export interface LegalText {
  id: LegalId
  label: string
  intro: string
  parts: readonly { heading: string; paragraphs: readonly string[] }[]
}
