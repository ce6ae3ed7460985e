import type { LinkText, NavSection } from './page.ts'

/** An entry of the main navigation: a link, or a dropdown of links with descriptions. */
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

/** The copy of everything around the pages: header, footer, demo dialog and legal dialogs. */
export interface SiteContent {
  name: string
  /** Intrinsic size of the logo in pixels. */
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
    /** The page that searches without JavaScript. */
    listing: string
    /** The link from a listing without results to the site search. */
    elsewhere: (query: string) => string
  }
  /** The address to write to when a form can't be sent. */
  email: string
  /** The labels of the confirmation after a form was sent, and of its close button. */
  confirmation: { label: string; closeLabel: string }
  /** The status of code and pages that load on demand. */
  late: {
    loading: string
    /** Replaces `loading` while a page below a path loads, by path. */
    loadingUnder: Readonly<Record<string, string>>
    unavailable: string
    /** Shown above a page after its app has crashed. */
    crashed: string
  }
  legal: readonly Pick<LegalText, 'id' | 'label'>[]
  /** Loads the full texts, separately because few visitors read them. */
  loadLegalTexts: () => Promise<readonly LegalText[]>
}
