import { z } from 'zod'
import { download, line, paragraph, topic } from '../fields.ts'
import { pageHead } from '../page.ts'
import { closing, hero, section, titledPoint } from '../sections.ts'

const form = z.strictObject({ heading: line(), text: paragraph(300) })
const points = z.array(titledPoint).min(1)

/** The schema of `content/pages/contact.yaml` (specification, point 2, Contact). */
export const contactPage = z.strictObject({
  head: pageHead,
  hero,
  tabs: z.strictObject({ label: line(40), general: line(30), demo: line(30) }),
  general: form,
  demo: form,
  touch: z.strictObject({
    heading: line(),
    headquarters: line(30),
    copy: z.strictObject({
      label: line(30),
      done: line(40),
      refused: z.strictObject({ title: line(40), text: line(160) }),
    }),
    phone: line(30),
    hours: line(30),
    openNow: z.strictObject({
      open: line(30),
      closed: line(30),
      place: line(40).meta({ description: 'After the time of day.' }),
    }),
    email: line(30),
    subject: line(60).meta({ title: 'Subject of an email' }),
    website: line(30),
    presence: z.strictObject({ label: line(30), text: line(160) }),
  }),
  questions: section.extend({ points }).meta({ title: 'Prices, terms and other questions' }),
  why: section.extend({ points }),
  closing: closing.extend({
    consultation: z.strictObject({ label: line(40), topic: topic() }),
    brochure: download(),
  }),
  legalHeading: line(),
})

/** The schema of `content/pages/demo.yaml`. */
export const demoPage = z.strictObject({
  head: pageHead,
  hero,
  expect: section.extend({ steps: points }),
})
