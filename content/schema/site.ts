import type { LinkText, NavSection } from './page.ts'

/** An entry of the main navigation: a plain link or a dropdown with described links. */
export type NavEntry =
  | { kind: 'link'; section: NavSection; label: string; href: string }
  | {
      kind: 'menu'
      section: NavSection
      label: string
      href: string
      /** Width of the dropdown in px (specification, point 9). */
      width: 600 | 400
      items: readonly (LinkText & { description: string })[]
    }

export interface LegalText {
  /** Anchor on /contact and key of the dialog. */
  id: 'privacy' | 'terms' | 'cookies'
  label: string
  intro: string
  parts: readonly { heading: string; paragraphs: readonly string[] }[]
}

/** Everything the shell shows: header, footer, demo dialog and legal dialogs. */
export interface SiteContent {
  name: string
  /** Natural size of the logo in pixels. */
  logo: { width: number; height: number }
  tagline: string
  nav: readonly NavEntry[]
  contactLabel: string
  bookDemoLabel: string
  footer: {
    blurb: string
    social: LinkText
    columns: readonly { heading: string; links: readonly LinkText[] }[]
    access: { heading: string; links: readonly LinkText[] }
    copyright: string
  }
  search: {
    label: string
    placeholder: string
    close: string
    /** Address that searches without JavaScript. */
    listing: string
    results: string
    kinds: Record<'page' | 'program' | 'module' | 'article', string>
    /** Spoken and never shown. */
    count: (total: number) => string
    nothing: (query: string) => string
    /** Label of the link from a list that has not found a word. */
    elsewhere: (query: string) => string
    partial: string
    /** While an answer is being looked for. */
    searching: string
    failed: string
    recent: string
    forget: string
    more: string
    suggestionsHeading: string
    suggestions: readonly LinkText[]
  }
  /** Where to write when a form cannot be sent. */
  email: string
  /** Names what stays after a form was sent, and its button. */
  confirmation: { label: string; closeLabel: string }
  /** Said about parts of the page whose code comes when they are needed, and about pages on their way. */
  late: {
    loading: string
    /** Said instead of it while a page below an address is on its way. */
    loadingUnder: Readonly<Record<string, string>>
    unavailable: string
    /** Above a page whose app has failed. */
    crashed: string
  }
  legal: readonly Pick<LegalText, 'id' | 'label'>[]
  /** The texts behind the labels, apart from the shell: few visitors read them. */
  loadLegalTexts: () => Promise<readonly LegalText[]>
}
