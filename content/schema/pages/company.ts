import { z } from 'zod'
import { describedPicture, label, labels, line, link, paragraph, picture } from '../fields.ts'
import { notice } from '../lists.ts'
import { innerHead, pageHead } from '../page.ts'
import { listOf } from '../plainFields.ts'
import { changes, facts } from '../program.ts'
import {
  closing,
  figures,
  hero,
  linkGroup,
  plainHero,
  pointSection,
  points,
  question,
  section,
  textSection,
} from '../sections.ts'
import { paper } from '../workingPaper.ts'

/** A stage of the company's story. */
const stage = z.strictObject({
  name: label,
  when: line(20).describe('2020, or: From 2026'),
  headline: line(),
  paragraphs: listOf(paragraph(500)),
  image: describedPicture('sections'),
})
export type Stage = z.output<typeof stage>

/** The schema of `content/pages/about.yaml`; the team is in `content/people/team.yaml`. */
export const aboutPage = z.strictObject({
  head: innerHead,
  hero,
  facts,
  story: section.extend({
    more: label.describe('Unfolds the later paragraphs of a stage on phones.'),
    stages: listOf(stage),
  }),
  approach: section.extend(changes),
  values: pointSection.extend({ paper }),
  team: section.extend({
    profileLabel: label.meta({ title: 'Link to a profile' }),
    subject: line(60).meta({ title: 'Subject of an email' }),
  }),
  closing,
})

/** The schema of `content/pages/home.yaml` (specification, point 2, Home). */
export const homePage = z.strictObject({
  head: pageHead,
  hero: hero.extend({ backupImage: describedPicture('scenes') }),
  figures,
  sources: link,
  programs: textSection,
  clients: z.strictObject({ text: line(), link }),
  why: section.extend({ reasons: points, link }),
  solutions: section.extend({ groups: listOf(linkGroup) }),
  questions: section.extend({
    entries: listOf(question).meta({ title: 'Questions and answers' }),
  }),
  closing,
})

/** The prices that most buyers ask for, before their conditions. */
const prices = listOf(z.strictObject({ label: line(60), value: line(30) }))

/** The schema of `content/pages/contact.yaml` (specification, point 2, Contact). */
export const contactPage = z.strictObject({
  head: pageHead,
  hero: plainHero,
  tabs: labels('label', 'general', 'demo'),
  general: textSection,
  demo: textSection,
  touch: z.strictObject({
    heading: line(),
    ...labels('headquarters', 'phone', 'hours', 'email', 'website').shape,
    direct: label.meta({
      title: 'Before the phone number and email address',
      description: 'Above the forms on phones, where the rest of this part is below them.',
    }),
    copy: labels('label', 'done').extend({ refused: notice }),
    openNow: labels('open', 'closed').extend({ place: label.describe('After the time of day.') }),
    subject: line(60).meta({ title: 'Subject of an email' }),
    presence: z.strictObject({ label, text: line(160) }),
  }),
  questions: section
    .extend({ prices, groups: listOf(z.strictObject({ heading: line(60), questions: listOf(question) })) })
    .meta({ title: 'Prices, terms and other questions' }),
  why: pointSection,
  closing,
  legalHeading: line(),
})

/** The schema of `content/pages/demo.yaml`. */
export const demoPage = z.strictObject({
  head: pageHead,
  hero: plainHero,
  expect: pointSection,
})

const page = z.strictObject({
  head: pageHead.pick({ title: true, description: true }),
  heading: line(90),
  lead: paragraph(300),
  hint: line().optional(),
})

/** The schema of `content/pages/not-found.yaml` (specification, points 2 and 8; docs/controls.md, row 51). */
export const notFoundPage = z.strictObject({
  unknown: page.meta({ title: 'Where there is no page' }),
  failed: page.meta({ title: 'In place of a page that failed' }),
  keywords: pageHead.shape.keywords,
  image: picture('scenes'),
  search: labels('label', 'button'),
  linksHeading: line(),
  links: listOf(link),
})
