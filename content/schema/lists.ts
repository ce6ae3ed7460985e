import { z } from 'zod'
import { label, labels, line, template, topic, verbatim } from './fields.ts'
import { pageHead } from './page.ts'
import { plainHero, textSection } from './sections.ts'

/** The head of page two and up of a list. */
export const numberedHead = z
  .strictObject({ title: template('page'), description: template('page', 'total') })
  .meta({ title: 'In search results, from page two on' })

/** What stands in place of an entry that there is not. */
export const unknownEntry = plainHero.extend({
  lead: verbatim(400).meta({ title: 'Text' }),
  head: pageHead.pick({ title: true, description: true, keywords: true }),
  back: label,
  browse: line().meta({ title: 'Heading of the categories' }),
})

/** The words of a list with search and filters. */
export const listWords = labels(
  'filters',
  'search',
  'placeholder',
  'more',
  'next',
  'previous',
  'clear',
).extend({
  empty: line(),
  emptyHint: line(),
  searching: line(60).describe('While the cards of the other pages load.'),
  onPage: template('shown'),
  pages: label.describe('Read by screen readers before the links to the other pages.'),
})
export type ListLabels = z.output<typeof listWords>

/** What a notification says. */
export const notice = z.strictObject({ title: label, text: line(160) })

/** The schema of `content/site/lists.yaml`: what a visitor saved. */
export const listFile = z.strictObject({
  saved: labels('save', 'remove', 'link').extend({
    mark: line(20).describe('On a pressed Save button, and on the card of a saved module.'),
    savedToast: notice,
    visitToast: notice.describe('Where the browser stores nothing.'),
    removedToast: notice,
  }),
  savedModules: textSection.extend({
    articlesHeading: line().describe('Where only articles are saved.'),
    ask: label,
    intro: line().describe('The first line of the message, before the titles.'),
    articlesIntro: line(),
    topic,
  }),
})
