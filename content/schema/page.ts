/** Ground of a page's hero; it decides the look of the header (specification, point 2, Header). */
export type HeroGround = 'teal' | 'coral' | 'paper'

/** Entries of the main navigation that can be the active section. */
export type NavSection =
  | 'solutions'
  | 'platforms'
  | 'impact'
  | 'industries'
  | 'resources'
  | 'about'
  | 'contact'

/** Everything the head of a page is built from (specification, point 3, Page metadata). */
export interface PageHead {
  /** Unique; the brand is appended by the renderer unless the title holds it already. */
  title: string
  /** Unique, 50 to 160 characters. */
  description: string
  keywords: readonly string[]
  /** Path of the canonical address when it is another page's. */
  canonical?: string
  /** Open Graph type. */
  type?: 'website' | 'article'
  /** File of the share image under /share/, without ending. Default: made from the path. */
  shareImage?: string
  noindex?: boolean
  /** schema.org objects without "@context"; relative addresses in `url` and `item` are made absolute. */
  structuredData?: readonly StructuredData[]
  hero: HeroGround
  section?: NavSection
  /** Topic of the page: what Book a Demo fills in, and `?topic=` of its links. */
  topic?: Topic
}

/** A schema.org object as plain JSON. */
export type StructuredData = { '@type': string } & { [key: string]: unknown }

/** What an enquiry is about: `slug` stands in addresses, `label` is filled into the form as visible, editable text. */
export interface Topic extends TopicPrompt {
  slug: string
  label: string
  /** The demo form asks for the job title right after the name. */
  asksJobTitle?: boolean
}

export interface TopicPrompt {
  /** Prompts under the first line of a general message. */
  message?: string
  /** Explains the company field where it is not obvious. */
  companyHint?: string
}

/** A link with its visible text. */
export interface LinkText {
  label: string
  href: string
}
