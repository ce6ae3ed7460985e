import { z } from 'zod'
import { line, link, paragraph, picture, plural, template, topic } from '../fields.ts'
import { listHead, listWords, numberedHead, unknownEntry } from '../lists.ts'

const list = listWords.extend({
  categories: line(40),
  allCategories: line(40),
  saved: line(40),
  topic: line(40),
  featured: line(40),
  all: line(40).meta({ description: 'Heading of the list without filters.' }),
  found: line(40).meta({ description: 'Heading of the list with filters.' }),
  savedHeading: line(40),
  available: plural('count'),
  count: plural('total', 'shown'),
  tagged: plural('count', 'tag'),
  savedArticles: plural('count'),
  savedModules: plural('count'),
  nothingSaved: line(60),
  savedHint: line(200),
  browse: line(40),
  browseModules: link(),
})
export type ArticleListLabels = z.output<typeof list>

const card = z.strictObject({
  readMore: line(30),
  about: line(30).meta({ description: 'Before the title, read by screen readers.' }),
  views: template('views'),
})
export type ArticleCardLabels = z.output<typeof card>

const notice = z.strictObject({ title: line(40), text: line(160) })

/** The schema of `content/pages/articles.yaml`: the list of articles and what their pages have in common. */
export const articlesPage = z.strictObject({
  head: listHead,
  numbered: numberedHead,
  hero: z.strictObject({
    heading: line(90),
    lead: paragraph(300),
    withoutScript: paragraph(200),
    pagedWithoutScript: paragraph(200),
  }),
  list,
  closing: z.strictObject({ heading: line(), text: paragraph(300), action: line(40), topic: topic() }),
  card,
  article: z.strictObject({
    back: line(40),
    facts: line(40).meta({ description: 'Read by screen readers before author, date and reading time.' }),
    by: line(20),
    share: z.strictObject({
      button: line(30),
      menu: line(40),
      copy: line(30),
      copied: notice,
      notCopied: notice,
      mail: line(30),
      linkedIn: line(30),
    }),
    contents: line(40),
    tags: line(30),
    author: line(40),
    info: z.strictObject({
      heading: line(40),
      readTime: line(30),
      views: line(30),
      counted: template('views', 'month'),
      published: line(30),
    }),
    related: line(40),
    next: line(40),
    titleEnd: line(40).meta({ description: 'After the title of an article in search results.' }),
  }),
  unknown: unknownEntry.extend({ image: picture('scenes'), categories: line() }),
})
