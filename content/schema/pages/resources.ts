import { z } from 'zod'
import { line, paragraph, plural, template, topic } from '../fields.ts'
import { listHead } from '../lists.ts'
import { symptom } from '../offerings.ts'
import { hero, section } from '../sections.ts'

const carousel = z.strictObject({
  label: line(40),
  categories: line(40),
  all: line(40),
  headingAll: line(40).meta({ description: 'Replaces the category in the heading when all are shown.' }),
  headingEnd: line(40).meta({ description: 'Follows the category in the heading.' }),
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
  hero: hero.extend({ viewAll: line(40) }),
  carousel,
  desk: section.extend({ items: z.array(symptom).min(1) }),
  newsletter: z
    .strictObject({
      heading: line(),
      text: paragraph(300),
      field: line(30),
      subscribe: line(30),
      next: line(200).meta({ description: 'What the button does.' }),
      rss: line(30),
      topic: topic(),
    })
    .meta({
      description:
        'The button only opens the contact form, so nothing here may say that anyone is subscribed.',
    }),
})
