import { z } from 'zod'
import { line, paragraph, picture, template, topic } from './fields.ts'
import { pageHead } from './page.ts'

/** The head of page two and up of a list. */
export const numberedHead = z
  .strictObject({ title: template('page'), description: template('page', 'total') })
  .meta({ title: 'In search results, from page two on' })

/** What stands in place of an entry that there is not. */
export const unknownEntry = z.strictObject({
  head: pageHead.pick({ title: true, description: true, keywords: true }),
  heading: line(90),
  lead: paragraph(300),
  image: picture('scenes'),
  back: line(40),
  browse: line().meta({ title: 'Heading of the categories' }),
})

/** The words of a list with search and filters. */
export const listWords = z.strictObject({
  filters: line(40),
  search: line(40),
  placeholder: line(40),
  searching: line(60).describe('While the cards of the other pages load.'),
  onPage: template('shown'),
  pages: line(40).describe('Read by screen readers before the links to the other pages.'),
  more: line(40),
  next: line(40),
  previous: line(40),
  empty: line(),
  emptyHint: line(),
  clear: line(40),
})
export type ListLabels = z.output<typeof listWords>

/** What a notification says. */
export const notice = z.strictObject({ title: line(40), text: line(160) })

/** The schema of `content/site/lists.yaml`: what a visitor saved. */
export const listFile = z.strictObject({
  saved: z.strictObject({
    save: line(30),
    mark: line(20).describe('On a pressed Save button, and on the card of a saved module.'),
    remove: line(40),
    savedToast: notice,
    visitToast: notice.describe('Where the browser stores nothing.'),
    removedToast: notice,
    link: line(40),
  }),
  savedModules: z.strictObject({
    heading: line(),
    articlesHeading: line().describe('Where only articles are saved.'),
    text: paragraph(300),
    ask: line(40),
    intro: line().describe('The first line of the message, before the titles.'),
    articlesIntro: line(),
    topic,
  }),
})
