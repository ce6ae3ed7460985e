import { z } from 'zod'
import { line, link, paragraph, picture, template, topic } from '../fields.ts'
import { listHead, listWords, numberedHead, unknownEntry } from '../lists.ts'
import { MODULE_AUDIENCES, MODULE_CATEGORIES } from '../module.ts'
import { closing, figures, hero, section, titledPoint } from '../sections.ts'

const points = z.array(titledPoint).min(1)
const facet = z.strictObject({ label: line(30), all: line(30) })

const list = listWords.extend({
  heading: line(),
  facets: z.strictObject({ category: facet, audience: facet }),
  all: template('total').meta({ description: 'Without filters.' }),
  some: template('shown', 'total').meta({ description: 'With filters.' }),
  leaves: z
    .strictObject({ one: line(20), other: line(20) })
    .meta({ description: 'The noun after the count of a choice.' }),
})
export type CatalogLabels = z.output<typeof list>

const card = z.strictObject({
  learnMore: line(30),
  about: line(30).meta({ description: 'Before the title, read by screen readers.' }),
})
export type ModuleCardLabels = z.output<typeof card>

/** A way to book modules. Its link sets the catalog's filters or opens the contact form with a topic. */
const format = z.strictObject({
  title: line(60),
  length: line(40),
  text: paragraph(300),
  action: z.union([
    z.strictObject({
      label: line(40),
      // The form editor leaves out an empty one: the whole catalog.
      filters: z
        .strictObject({
          category: z.enum(MODULE_CATEGORIES).optional(),
          audience: z.enum(MODULE_AUDIENCES).optional(),
        })
        .default({}),
    }),
    z.strictObject({ label: line(40), topic: topic() }),
  ]),
})

/** The schema of `content/pages/modules.yaml`: the catalog and what the pages of modules have in common. */
export const modulesPage = z.strictObject({
  head: listHead.required({ topic: true }),
  numbered: numberedHead,
  topics: z
    .strictObject({
      module: template('title'),
      filtered: template('filters'),
      audience: template('audience'),
      text: template('text'),
    })
    .meta({ description: 'What an inquiry from the catalog or from a module is about.' }),
  hero: hero.extend({ browse: line(40) }),
  list,
  card,
  formats: section.extend({
    longer: z.strictObject({ text: line(), link: link() }),
    items: z.array(format).min(1),
  }),
  reasons: section.extend({ points }),
  impact: section.extend({ figures }),
  customization: section.extend({ points, action: z.strictObject({ label: line(40), topic: topic() }) }),
  closing: closing.extend({ demo: line(40), contact: line(40) }),
  module: z.strictObject({
    back: line(40),
    interactive: line(40),
    duration: template('minutes'),
    information: line(40),
    audience: line(30),
    format: line(30),
    category: line(30),
    ready: z.strictObject({ heading: line(), text: paragraph(300), action: line(40) }),
    related: line(40),
    viewAll: line(40),
  }),
  unknown: unknownEntry.extend({ image: picture('scenes'), themes: line() }),
})
