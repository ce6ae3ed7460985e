import { z } from 'zod'

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

/** Front matter of `articles/<id>.md`. The Markdown body becomes the ordered blocks of the article. */
export const articleFrontMatter = z.strictObject({
  title: sentence(10, 90),
  /** Card text and page description. */
  excerpt: sentence(80, 220),
  category: z.enum(articleCategories),
  author: sentence(3, 60),
  authorBio: sentence(60, 400),
  /** ISO date, shown as "12 March 2026". */
  date: z.iso.date(),
  /** Shown as given, such as "2,310". */
  views: z.string().regex(/^\d{1,3}(,\d{3})*$/),
  tags: z.array(sentence(2, 40)).min(3).max(6),
  /** Shown in the Featured Articles block of the listing. */
  featured: z.boolean().default(false),
  /** Where the card stands: in the listing, in the carousel of /resources, or in both. */
  shownIn: z.array(z.enum(['listing', 'carousel'])).min(1),
})
export type ArticleFrontMatter = z.infer<typeof articleFrontMatter>

/** A piece of running text; a string is plain. Links are internal paths or absolute addresses. */
export type Inline = string | { strong: string } | { emphasis: string } | { text: string; href: string }

/** The four kinds of blocks of an article body (specification, point 2, Article detail). */
export type ArticleBlock =
  | { kind: 'text'; content: Inline[] }
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'list'; title?: string; items: Inline[][] }
  | { kind: 'quote'; content: Inline[]; author?: string }

/** The two kinds of blocks that the long description of a module may hold. */
export type TextOrList = Extract<ArticleBlock, { kind: 'text' | 'list' }>

/** One article as the pages use it. */
export type Article = ArticleFrontMatter & {
  id: string
  blocks: ArticleBlock[]
  /** Such as "6 min read", from the number of words. */
  readTime: string
  /** The date as shown, such as "12 March 2026". */
  shownDate: string
}

/** What other pages need of an article: all but what fills its own page. */
export type ArticleFacts = Omit<Article, 'blocks' | 'authorBio'>
