import { z } from 'zod'
import { address, label, labels, line, paragraph, plural, siteLink, template } from './fields.ts'
import { alike, checkDays, firstDay, formed, lastDay, listOf, oldPath, written } from './plainFields.ts'

/** The schema of `content/site/notice.yaml`. */
export const noticeFile = z
  .strictObject({
    text: line(160)
      .optional()
      .describe('Shown above the header of every page. Leave it empty for no notice.'),
    link: siteLink.optional(),
    from: firstDay,
    until: lastDay,
    label: label.meta({ title: 'Name of the bar for screen readers' }),
  })
  .check(checkDays)

const navEntry = siteLink.extend({
  label: line(30),
  items: z
    .array(siteLink.extend({ description: line(100) }))
    .default([])
    .describe('With items it opens a menu; without any, it is a link.'),
})

/** The schema of `content/site/menu.yaml`. */
export const menuFile = z.strictObject({
  entries: listOf(navEntry).meta({ title: 'Menu items', description: 'Six short ones fit on one line.' }),
  contact: line(20),
  demo: line(20).meta({ title: 'Button for a demo' }),
  labels: labels('skip', 'mainNav', 'menu', 'closeMenu').extend({
    home: line(60),
    overview: template('section').describe('The link from a menu to its page. Keep {section}.'),
  }),
})

/** An entry of the main navigation: a link, or with items a dropdown of links with descriptions. */
export type NavEntry = z.output<typeof navEntry>

/** The schema of `content/site/footer.yaml`. */
export const footerFile = z.strictObject({
  blurb: paragraph(300),
  columns: listOf(z.strictObject({ heading: line(30), links: listOf(siteLink) })).max(4),
  social: line(60).meta({ title: 'Link to the company on LinkedIn' }),
  access: labels('heading', 'learners', 'coaches').extend({
    portal: label.describe('Read by screen readers after a link to another site.'),
  }),
  copyright: line(),
  and: line(20).describe('Between the names of two columns that unfold on phones.'),
})

/** The schema of `content/site/search.yaml`. */
export const searchFile = z.strictObject({
  label,
  placeholder: line(60),
  close: label,
  elsewhere: template('query').meta({
    title: 'Link to the search',
    description: 'In a list without results. Keep {query}.',
  }),
  results: z.strictObject({
    results: label.meta({ title: 'Name of the results, for screen readers' }),
    kinds: labels('page', 'program', 'module', 'article'),
    count: plural('count').describe('For screen readers only.'),
    nothing: template('query'),
    partial: line(),
    searching: label,
    failed: line(),
    more: label,
    suggestionsHeading: label,
    suggestions: listOf(siteLink),
  }),
})

/** The schema of `content/site/messages.yaml`: what the site says about itself, in part to screen readers alone. */
export const messageFile = z.strictObject({
  late: z.strictObject({
    loading: label,
    loadingModule: label.describe('While the page of a module loads.'),
    unavailable: line(),
    crashed: line(160),
  }),
  moved: z
    .strictObject({ title: line(60), text: template('address') })
    .meta({ description: 'On the page of an old address, in browsers that don’t go on by themselves.' }),
  confirmation: labels('label', 'closeLabel'),
  dialog: labels('close'),
  toast: labels('one', 'dismiss').extend({ all: template('hotkey') }),
  carousel: labels('role'),
  paper: labels('ticked', 'notTicked', 'whole'),
  calendar: alike(template('from', 'to'), 'weeks', 'days').extend({
    week: template('week'),
    several: template('weeks'),
  }),
})

const words = listOf(written(60, 2))

/** The schema of `content/site/synonyms.yaml`: words that visitors type and pages don't use. */
export const synonymFile = z.strictObject({
  same: z.array(words.min(2)).meta({
    title: 'Words for the same thing',
    description: 'A page that uses one of them is found by the others as well.',
  }),
  leadTo: z.array(z.strictObject({ words, pages: listOf(address) })).meta({
    title: 'Words for a page',
    description: 'What people type when they look for one of these pages.',
  }),
})

const NEW_PATH = /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*)?(?:#[\w%-]+)?$/

/** The schema of `content/site/redirects.yaml`. */
export const redirectFile = z.strictObject({
  redirects: z.array(
    z.strictObject({
      from: oldPath.meta({
        title: 'Old address',
        description: 'As in /old-page; also a short address for print.',
      }),
      to: formed(NEW_PATH, '/contact').meta({
        title: 'Leads to',
        description: 'As in /contact, or with a part of the page: /about#team.',
      }),
    }),
  ),
})
