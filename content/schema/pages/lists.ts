import { z } from 'zod'
import {
  label,
  labels,
  line,
  link,
  paragraph,
  picture,
  plural,
  template,
  topic,
  topicButton,
} from '../fields.ts'
import { listWords, notice, numberedHead, unknownEntry } from '../lists.ts'
import { MODULE_AUDIENCES, MODULE_CATEGORIES } from '../module.ts'
import { innerHead, listHead } from '../page.ts'
import { alike, listOf } from '../plainFields.ts'
import { buttonHero, closing, figures, pointSection, section, symptom, textSection } from '../sections.ts'

const articleList = listWords.extend({
  ...labels('categories', 'allCategories', 'featured').shape,
  all: label.describe('Heading of the list without filters.'),
  found: label.describe('Heading of the list with filters.'),
  ...labels('saved', 'savedHeading', 'browse').shape,
  available: plural('count'),
  count: plural('total', 'shown'),
  tagged: plural('count', 'tag'),
  savedArticles: plural('count'),
  savedModules: plural('count'),
  nothingSaved: line(60),
  savedHint: line(200),
  browseModules: link,
})
export type ArticleListLabels = z.output<typeof articleList>

const articleCard = z.strictObject({
  readMore: line(30),
  about: line(30).describe('Before the title, read by screen readers.'),
  views: template('views'),
})

const share = labels('button', 'menu', 'copy', 'mail', 'linkedIn').extend({
  copied: notice,
  notCopied: notice,
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
  article: labels('back', 'by', 'contents', 'tags', 'author', 'related', 'next').extend({
    facts: label.describe('Read by screen readers before author, date and reading time.'),
    share,
    info: labels('heading', 'readTime', 'views', 'published').extend({
      counted: template('views', 'month'),
    }),
    titleEnd: label.describe('After the title of an article in search results.'),
  }),
  unknown: unknownEntry,
})

const facet = labels('label', 'all')

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
  length: label,
  text: paragraph(300),
  action: z.strictObject({
    label,
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
  closing,
  module: labels(
    'back',
    'interactive',
    'information',
    'audience',
    'format',
    'category',
    'related',
    'viewAll',
  ).extend({
    duration: template('minutes'),
    headings: labels('outcomes', 'whatYoullLearn', 'keySkills'),
    ready: textSection.extend({ action: label }),
  }),
  unknown: unknownEntry,
})

const carousel = labels(
  'label',
  'categories',
  'allCategories',
  'search',
  'placeholder',
  'previous',
  'next',
  'clear',
  'browseAll',
).extend({
  headingAll: label.describe('Replaces the category in the heading when all are shown.'),
  headingEnd: label.describe('Follows the category in the heading.'),
  count: plural('count'),
  slide: template('position', 'total'),
  empty: line(),
  nothing: line(),
})
export type CarouselLabels = z.output<typeof carousel>

/** The schema of `content/pages/resources.yaml` (specification, point 2, Resources). */
export const resourcesPage = z.strictObject({
  head: listHead,
  hero: buttonHero,
  carousel,
  onYourDesk: section.extend({ items: listOf(symptom.extend({ image: picture('articles') })) }),
  newsletter: textSection
    .extend({
      ...labels('field', 'subscribe', 'rss').shape,
      next: line(200).describe('What the button does.'),
      topic,
    })
    .describe('The button only opens the contact form, so nothing here may say that anyone is subscribed.'),
})
