import { z } from 'zod'
import type { Image } from '../images.ts'
import { ARTICLE_CATEGORIES, CAROUSEL_CATEGORIES, LISTING_CATEGORIES } from './articleCategories.ts'
import { curled, day, formed, listOf, month, oldPath, written } from './plainFields.ts'

/** Addresses that an article or a module had before. They lead to the present one. */
export const formerAddresses = z
  .array(oldPath)
  .optional()
  .meta({
    description: 'Addresses that it had before; they lead to the present one.',
    examples: [['/resources/articles/old-name']],
  })

/** Whether an article or a module is unpublished. */
export const draft = z.boolean().meta({
  description:
    'Only you see a draft, in the preview. Links to it lead to the list until you switch it off to publish.',
  examples: [true],
})

/**
 * The front matter of `articles/<id>.md`. The Markdown body becomes the article's `blocks`. The descriptions and examples in
 * `meta` are for editors: they appear in the template of `npm run new` and in error messages.
 */
export const articleFrontMatter = z
  .strictObject({
    title: curled(90, 10),
    excerpt: curled(90, 50).meta({
      description: 'The line on the card, under the title and in search results, shown whole, and searched.',
      examples: ['What the reader can do differently, and the tool for it, in one line.'],
    }),
    category: z.enum(ARTICLE_CATEGORIES),
    author: written(60, 3).meta({ examples: ['Arjun Menon'] }),
    authorBio: curled(400, 60).meta({
      description: 'One or two sentences about the author that say why they write on this subject.',
      examples: ['Arjun Menon facilitates transformation programs. He was a plant manager for eleven years.'],
    }),
    date: day.describe(
      'Shown with the article. A day in the future schedules it: it is published on that day, from midnight at the office.',
    ),
    views: formed(/^\d{1,3}(,\d{3})*$/, '1,204').describe(
      '0 for a new article; later the count, as in 1,204.',
    ),
    viewsMonth: month.optional().meta({
      title: 'Month of the views',
      description: 'When they were counted, as in 2026-11; shown beside them.',
    }),
    tags: z
      .array(written(40, 2))
      .min(3)
      .max(6)
      .refine((tags) => new Set(tags).size === tags.length, 'Write each tag once')
      .meta({
        description: 'Use the tags of other articles where they fit.',
        examples: [['coaching', 'feedback', 'practice']],
      }),
    featured: z.boolean().default(false).describe('Whether the top of the listing shows it large.'),
    shownIn: listOf(z.enum(['listing', 'carousel'])).meta({
      description: 'The listing of all articles, the carousel on Resources, or both.',
      examples: [['listing']],
    }),
    formerly: formerAddresses,
    draft,
  })
  .check(({ value: { shownIn, category }, issues }) => {
    for (const place of shownIn) {
      const choices: readonly string[] = place === 'listing' ? LISTING_CATEGORIES : CAROUSEL_CATEGORIES
      const message = `The ${place} has no such category. Leave it out under Shown in, or choose one of: ${choices.join(', ')}`
      if (!choices.includes(category))
        issues.push({ code: 'custom', path: ['category'], input: category, message })
    }
  })
  .refine(({ shownIn, featured }) => !featured || shownIn.includes('listing'), {
    path: ['featured'],
    error:
      'Only an article of the listing can be featured. Choose the listing under Shown in, or switch Featured off',
  })

type ArticleFrontMatter = z.infer<typeof articleFrontMatter>

/** A run of inline text; a string is plain. A link is an internal path or an absolute URL. */
export type Inline = string | { strong: string } | { emphasis: string } | { text: string; href: string }

/** A list. A numbered list has the number it starts with; a list without `start` has bullets. */
export interface List {
  start?: number
  items: ListItem[]
}

/** A list item, with at most one level of nested items. */
export interface ListItem {
  content: Inline[]
  list?: List
}

/** The alignment of a table column; undefined follows the text direction. */
type Alignment = 'left' | 'center' | 'right' | undefined

/** A block of an article body (specification, point 2, Article detail, plus tables and pictures, which editors asked for). */
export type ArticleBlock =
  | { kind: 'text'; content: Inline[] }
  | { kind: 'heading'; id: string; text: string }
  | ({ kind: 'list'; title?: string } & List)
  | { kind: 'quote'; content: Inline[]; author?: string }
  | { kind: 'table'; id: string; title: string; columns: TableColumn[]; rows: Inline[][][] }
  | { kind: 'picture'; file: string; alt: string; caption?: string }

/** A block as the page shows it, with the picture's file name resolved to an `Image`. */
export type ShownBlock =
  | Exclude<ArticleBlock, { kind: 'picture' }>
  | { kind: 'picture'; image: Image; caption?: string }

export interface TableColumn {
  align?: Alignment
  content: Inline[]
}

/** The blocks allowed in a module's long description. */
export type TextOrList = Extract<ArticleBlock, { kind: 'text' | 'list' }>

/** An article as the pages use it. */
export type Article = ArticleFrontMatter & {
  id: string
  blocks: ArticleBlock[]
  /** Reading time from the number of words, such as "6 min read". */
  readTime: string
  /** The formatted date, such as "March 12, 2026". */
  shownDate: string
}
