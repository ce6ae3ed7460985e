import { z } from 'zod'
import { line, link, paragraph, picture, plural, template, topic, topicButton } from '../fields.ts'
import { listWords, notice, numberedHead, unknownEntry } from '../lists.ts'
import { MODULE_AUDIENCES, MODULE_CATEGORIES } from '../module.ts'
import { innerHead, listHead } from '../page.ts'
import { alike, listOf } from '../plainFields.ts'
import { buttonHero, closing, figures, plainClosing, pointSection, section, symptom } from '../sections.ts'

const articleList = listWords.extend({
  categories: line(40),
  allCategories: line(40),
  saved: line(40),
  moreCategories: line(40),
  featured: line(40),
  all: line(40).describe('Heading of the list without filters.'),
  found: line(40).describe('Heading of the list with filters.'),
  savedHeading: line(40),
  available: plural('count'),
  count: plural('total', 'shown'),
  tagged: plural('count', 'tag'),
  savedArticles: plural('count'),
  savedModules: plural('count'),
  nothingSaved: line(60),
  savedHint: line(200),
  browse: line(40),
  browseModules: link,
})
export type ArticleListLabels = z.output<typeof articleList>

const articleCard = z.strictObject({
  readMore: line(30),
  about: line(30).describe('Before the title, read by screen readers.'),
  views: template('views'),
})

const share = z.strictObject({
  button: line(30),
  menu: line(40),
  copy: line(30),
  copied: notice,
  notCopied: notice,
  mail: line(30),
  linkedIn: line(30),
})
export type ShareLabels = z.output<typeof share>

/** The schema of `content/pages/articles.yaml`: the list of articles and what their pages have in common. */
export const articlesPage = z.strictObject({
  head: listHead.omit({ hero: true }),
  numbered: numberedHead,
  hero: z.strictObject({
    heading: line(90),
    lead: paragraph(300),
    withoutScript: paragraph(200),
    pagedWithoutScript: paragraph(200),
  }),
  list: articleList,
  closing,
  card: articleCard,
  article: z.strictObject({
    back: line(40),
    facts: line(40).describe('Read by screen readers before author, date and reading time.'),
    by: line(20),
    share,
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
    titleEnd: line(40).describe('After the title of an article in search results.'),
  }),
  unknown: unknownEntry,
})

const facet = alike(line(30), 'label', 'all')

const catalog = listWords.extend({
  heading: line(),
  facets: alike(facet, 'category', 'audience'),
  all: template('total').describe('Without filters.'),
  some: template('shown', 'total').describe('With filters.'),
  leaves: alike(line(20), 'one', 'other').describe('The noun after the count of a choice.'),
})
export type CatalogLabels = z.output<typeof catalog>

const moduleCard = z.strictObject({
  learnMore: line(30),
  about: line(30).describe('Before the title, read by screen readers.'),
})

/** A way to book modules. Its link sets the catalog's filters or opens the contact form with a topic. */
const format = z.strictObject({
  title: line(60),
  length: line(40),
  text: paragraph(300),
  action: z.strictObject({
    label: line(40),
    // The form editor leaves out an empty one: the whole catalog.
    filters: z
      .strictObject({
        category: z.enum(MODULE_CATEGORIES).optional(),
        audience: z.enum(MODULE_AUDIENCES).optional(),
      })
      .default({}),
    topic: topic.optional().describe('Leads to the contact form instead of the catalog.'),
  }),
})
export type ProgramFormat = z.output<typeof format>

/** The schema of `content/pages/modules.yaml`: the catalog and what the pages of modules have in common. */
export const modulesPage = z.strictObject({
  head: innerHead,
  numbered: numberedHead,
  topics: z
    .strictObject({
      module: template('title'),
      heading: line(60).meta({ title: 'Heading of the contact form for a module' }),
      filtered: template('filters'),
      audience: template('audience'),
      text: template('text'),
    })
    .describe('What an inquiry from the catalog or from a module is about.'),
  hero: buttonHero,
  list: catalog,
  card: moduleCard,
  formats: section.extend({
    longer: link.meta({ title: 'Link to longer programs' }),
    items: listOf(format),
  }),
  reasons: pointSection,
  impact: section.extend({ figures }),
  customization: pointSection.extend({ action: topicButton }),
  closing: plainClosing.extend({ demo: line(40), contact: line(40) }),
  module: z.strictObject({
    back: line(40),
    interactive: line(40),
    duration: template('minutes'),
    headings: alike(line(40), 'outcomes', 'whatYoullLearn', 'keySkills'),
    information: line(40),
    audience: line(30),
    format: line(30),
    category: line(30),
    ready: z.strictObject({ heading: line(), text: paragraph(300), action: line(40) }),
    related: line(40),
    viewAll: line(40),
  }),
  unknown: unknownEntry,
})

const carousel = z.strictObject({
  label: line(40),
  categories: line(40),
  all: line(40),
  more: line(40),
  headingAll: line(40).describe('Replaces the category in the heading when all are shown.'),
  headingEnd: line(40).describe('Follows the category in the heading.'),
  count: plural('count'),
  search: line(40),
  placeholder: line(40),
  previous: line(40),
  next: line(40),
  slide: template('position', 'total'),
  empty: line(),
  showAll: line(40),
  nothing: line(),
  clear: line(40),
  browseAll: line(40),
})
export type CarouselLabels = z.output<typeof carousel>

/** The schema of `content/pages/resources.yaml` (specification, point 2, Resources). */
export const resourcesPage = z.strictObject({
  head: listHead,
  hero: buttonHero,
  carousel,
  desk: section.extend({ items: listOf(symptom.extend({ image: picture('articles') })) }),
  newsletter: z
    .strictObject({
      heading: line(),
      text: paragraph(300),
      field: line(30),
      subscribe: line(30),
      next: line(200).describe('What the button does.'),
      rss: line(30),
      topic,
    })
    .describe('The button only opens the contact form, so nothing here may say that anyone is subscribed.'),
})
