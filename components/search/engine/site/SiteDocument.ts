/** The kinds of things that the site search finds, in the order in which documents are numbered. */
export const KINDS = ['page', 'program', 'module', 'article'] as const
export type Kind = (typeof KINDS)[number]

/** A part of a document under its own heading. */
export interface SiteSection {
  /** Id of the element to jump to; empty for the top of the page. */
  id: string
  /** Empty for the text before the first heading. */
  heading: string
  text: string
}

/** One page of the site as its search sees it. */
export interface SiteDocument {
  /** Such as "/leadership/a1". */
  url: string
  kind: Kind
  title: string
  /** Words by which it should be found too, such as tags. */
  keywords?: readonly string[]
  sections: readonly SiteSection[]
}

/** What a result shows before the text of its document is there. */
export type DocumentName = readonly [title: string, url: string]
