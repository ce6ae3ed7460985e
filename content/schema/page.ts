import { z } from 'zod'
import { line, topic } from './fields.ts'
import type { topicFile } from './names.ts'
import { alike, listOf } from './plainFields.ts'

/** Background of a page's hero, which the header's colors depend on (specification, point 2, Header). */
const heroBackground = z.enum(['teal', 'coral'])
/** Articles begin on paper. */
export type HeroBackground = z.output<typeof heroBackground> | 'paper'

/** Sections of the site, each named like the path of its page. The main navigation underlines the one of a page. */
export type NavSection =
  | 'solutions'
  | 'platforms'
  | 'impact'
  | 'industries'
  | 'resources'
  | 'about'
  | 'contact'

/** Search engines cut off more. */
const MAX_SEARCH_TEXT = 160

/** What search engines show of a page: its unique title, to which the renderer appends the brand, and text. */
export const pageHead = z.strictObject({
  title: line(60, 5).meta({
    title: 'Title in search results',
    description: 'The name of the company is added automatically.',
  }),
  description: line(MAX_SEARCH_TEXT, 50)
    .refine(
      ({ length }) => length <= MAX_SEARCH_TEXT,
      `At most ${MAX_SEARCH_TEXT} characters are possible, with what stands for the names in braces.`,
    )
    .meta({ title: 'Text in search results' }),
  keywords: listOf(line(60, 2)),
  hero: heroBackground.meta({ title: 'Background at the top of the page' }),
  /** What Book a Demo fills in on this page, and its links pass as `?topic=`. */
  topic: topic.optional(),
})

/** What search engines show of a page below the home page. */
export const listHead = pageHead.extend({
  breadcrumb: line(60).meta({ title: 'Name in breadcrumbs' }),
})

/** Such a head of a page with a topic of its own. */
export const innerHead = listHead.required({ topic: true })

/** What search engines show of a page that presents a service. */
export const serviceHead = listHead.extend({
  service: alike(line(), 'name', 'serviceType', 'audience').describe(
    'What search engines read about the service. Its text is that in search results.',
  ),
})

/** The metadata that a page's head is built from (specification, point 3, Page metadata). */
export interface PageHead extends Omit<z.output<typeof pageHead>, 'hero'> {
  hero: HeroBackground
  /** Path of the canonical page, when that is another page. */
  canonical?: string
  /** Open Graph type. */
  type?: 'website' | 'article'
  /** File name of the share image in /share/, without extension. Derived from the path by default. */
  shareImage?: string
  noindex?: boolean
  /** schema.org objects without "@context". The renderer makes relative URLs in `url` and `item` absolute. */
  structuredData?: readonly StructuredData[]
  section?: NavSection
}

/** A schema.org object as plain JSON. */
export type StructuredData = { '@type': string } & { [key: string]: unknown }

type ListedTopic = z.output<typeof topicFile>['topics'][number]

/**
 * What an inquiry is about. `slug` appears in URLs; the label, by default that of the slug in labels/inquiryText.ts, is filled
 * into the form as visible, editable text.
 */
export type Topic = Pick<ListedTopic, 'slug'> & Partial<ListedTopic>

/** A link with its visible text. */
export interface LinkText {
  label: string
  href: string
}
