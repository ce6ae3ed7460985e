import { z } from 'zod'
import { download, line, link, paragraph, template } from '../fields.ts'
import { shortFormat, shortProgram } from '../offerings.ts'
import { innerHead } from '../page.ts'
import { facts } from '../program.ts'
import { closing, figures, hero, pointIcon, section, titledPoint } from '../sections.ts'
import { paper } from '../workingPaper.ts'

const choices = z.strictObject({ first: line(40), second: line(40) })

const planner = z.strictObject({
  formatLabel: line(40),
  days: z.strictObject({ calendar: line(40), previous: line(40), next: line(40) }),
  slots: choices,
  noDay: choices,
  problems: z.strictObject({ missing: line(), past: line(), same: line() }),
  weekend: paragraph(200),
  download: line(40),
  downloaded: paragraph(200),
  ask: line(40),
  calendar: z
    .strictObject({ summary: template('format'), description: paragraph(400) })
    .meta({ description: 'The entry in a visitor’s calendar.' }),
  message: choices.extend({ format: line(40) }).meta({ description: 'Labels in the inquiry.' }),
})

const sample = z.strictObject({
  text: paragraph(300),
  file: download(),
  summary: template('format'),
  followUp: template('format'),
  note: paragraph(300),
  bestFor: line(40),
  halfDays: line(40),
  followUpText: paragraph(200),
})

/** The schema of `content/pages/short-form.yaml`. */
export const shortFormPage = z.strictObject({
  head: innerHead,
  hub: link(),
  hero: hero.extend({ facts, calendar: link(), contact: line(40) }),
  audience: section.extend({ points: z.array(titledPoint).min(1) }),
  formats: section.extend({
    bestForLabel: line(40),
    '1-day': shortFormat,
    '2-day': shortFormat,
    custom: shortFormat,
  }),
  programs: section.extend({
    labels: z.strictObject({
      audience: line(40),
      duration: line(40),
      format: line(40),
      more: line(40),
      outcomes: line(40),
    }),
    scquare: shortProgram,
    bootcamp: shortProgram,
    sprint: shortProgram,
  }),
  benefits: section.extend({
    items: z.array(z.strictObject({ icon: pointIcon, text: line(160) })).min(1),
  }),
  impact: section.extend({ figures }),
  calendar: section.extend({
    planner,
    sample,
    withoutScript: z.strictObject({ heading: line(), text: paragraph(300), link: line(40) }),
  }),
  paper: paper().meta({ description: 'The paper that participants take home.' }),
  closing: closing.omit({ picture: true }).extend({ contact: line(40), demo: line(40) }),
})
