import { z } from 'zod'
import type { Image } from '../images.ts'

/** Category chips of the carousel on /resources, without "All Categories" (specification, point 9). */
export const CAROUSEL_CATEGORIES = [
  'Leadership Development',
  'AI & Technology',
  'Resilience & Change',
  'Strategic Thinking',
  'Coaching & Mentoring',
  'Global Leadership',
  'Impact & ROI',
] as const

/** Category chips of /resources/articles, without "All Categories" (specification, point 9). */
export const LISTING_CATEGORIES = [
  'Leadership Development',
  'AI & Technology',
  'Strategic Thinking',
  'Coaching & Mentoring',
  'Impact & ROI',
  'Communication Skills',
  'Professional Development',
  'Change Management',
  'Employee Engagement',
  'Performance Management',
  'Team Building',
  'Organizational Culture',
] as const

export const articleCategories = [...new Set([...CAROUSEL_CATEGORIES, ...LISTING_CATEGORIES])] as [
  ArticleCategory,
  ...ArticleCategory[],
]
export type ArticleCategory = (typeof CAROUSEL_CATEGORIES)[number] | (typeof LISTING_CATEGORIES)[number]

const sentence = (min: number, max: number) => z.string().trim().min(min).max(max)

/**
 * Front matter of `articles/<id>.md`. The Markdown body becomes the ordered blocks of the article. What `meta` says of a field
 * is what editors read of it, in the template of `npm run new` and in messages.
 */
export const articleFrontMatter = z.strictObject({
  title: sentence(10, 90).meta({ examples: ['What the handover log shows'] }),
  excerpt: sentence(40, 90).meta({
    description: 'The line on the card and under the title, shown whole, and searched.',
    examples: ['What the reader can do differently, and the tool for it, in one line.'],
  }),
  metaDescription: sentence(120, 160).meta({
    description: 'The text in search results, in words of its own: the case, and what a reader can use.',
    examples: [
      'The case that the article tells, with its place and its number, and the template or the question that a reader can use with a team of their own.',
    ],
  }),
  category: z.enum(articleCategories).meta({ examples: ['Leadership Development'] }),
  author: sentence(3, 60).meta({ examples: ['Arjun Menon'] }),
  authorBio: sentence(60, 400).meta({
    description: 'One or two sentences about the author that say why they write on this subject.',
    examples: ['Arjun Menon facilitates transformation programs. He was a plant manager for eleven years.'],
  }),
  date: z.iso.date().meta({
    description:
      'Shown with the article. One in the future schedules it: from that day on (midnight in India) a build includes it.',
    examples: ['2026-09-15'],
  }),
  views: z
    .string()
    .regex(/^\d{1,3}(,\d{3})*$/)
    .meta({ description: 'Shown as given, in quotes because of the comma.', examples: ['1,204'] }),
  tags: z
    .array(sentence(2, 40))
    .min(3)
    .max(6)
    .meta({
      description: 'Use the tags of other articles where they fit.',
      examples: [['coaching', 'feedback', 'practice']],
    }),
  featured: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether the top of the listing shows it large.', examples: [false] }),
  shownIn: z
    .array(z.enum(['listing', 'carousel']))
    .min(1)
    .meta({
      description: 'listing (all articles), carousel (the row on /resources), or both.',
      examples: [['listing']],
    }),
  draft: z
    .boolean()
    .default(false)
    .meta({
      description: 'A draft shows in npm run dev alone. Remove this line to publish.',
      examples: [true],
    }),
})
type ArticleFrontMatter = z.infer<typeof articleFrontMatter>

/** A piece of running text; a string is plain. Links are internal paths or absolute addresses. */
export type Inline = string | { strong: string } | { emphasis: string } | { text: string; href: string }

/** The bullets or numbers of a list. A numbered one has the number it starts with. */
export interface List {
  start?: number
  items: ListItem[]
}

/** A point of a list; a list below it is not divided any further. */
export interface ListItem {
  content: Inline[]
  list?: { start?: number; items: { content: Inline[] }[] }
}

/** How the cells of a column stand; undefined as the text runs. */
type Alignment = 'left' | 'center' | 'right' | undefined

/** The kinds of blocks of an article body (specification, point 2, Article detail, and what editors have asked for since). */
export type ArticleBlock =
  | { kind: 'text'; content: Inline[] }
  | { kind: 'heading'; id: string; text: string }
  | ({ kind: 'list'; title?: string } & List)
  | { kind: 'quote'; content: Inline[]; author?: string }
  | { kind: 'table'; id: string; title: string; columns: TableColumn[]; rows: Inline[][][] }
  | { kind: 'picture'; file: string; alt: string; caption?: string }

/** A block as the page draws it: a picture with its files. */
export type ShownBlock =
  | Exclude<ArticleBlock, { kind: 'picture' }>
  | { kind: 'picture'; image: Image; caption?: string }

export interface TableColumn {
  align?: Alignment
  content: Inline[]
}

/** The two kinds of blocks that the long description of a module may hold. */
export type TextOrList = Extract<ArticleBlock, { kind: 'text' | 'list' }>

/** One article as the pages use it. */
export type Article = ArticleFrontMatter & {
  id: string
  blocks: ArticleBlock[]
  /** Such as "6 min read", from the number of words. */
  readTime: string
  /** The date as shown, such as "March 12, 2026". */
  shownDate: string
}

/** What other pages need of an article: all but what fills its own page. */
export type ArticleFacts = Omit<Article, 'blocks' | 'authorBio' | 'metaDescription'>
