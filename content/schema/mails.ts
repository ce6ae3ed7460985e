import { z } from 'zod'
import { ATTRIBUTION_KEYS } from './attribution.ts'
import { fillable, label, labels, line, paragraph, plural, template } from './fields.ts'
import { alike, listOf } from './plainFields.ts'

/** A text for each of the two forms. */
const each = (...blanks: string[]) =>
  z.strictObject({
    demo: template(...blanks).meta({ title: 'For a demo request' }),
    contact: template(...blanks).meta({ title: 'For a contact message' }),
  })

/** The schema of `content/site/mails.yaml`: the emails of the server, and its pages for forms sent without JavaScript. */
export const mailFile = z.strictObject({
  confirmation: z
    .strictObject({
      subject: each('reference'),
      greeting: template('name'),
      greetingWithoutName: line(60),
      received: each('reference'),
      paragraphs: listOf(fillable('due', 'reach')).describe(
        'The promise of an answer by {due}, and what else to say; {reach} is how to reach us.',
      ),
      reach: template('phone').meta({
        title: 'What {reach} stands for',
        description: 'Without a phone it is the address alone.',
      }),
    })
    .meta({ title: 'Confirmation to whoever sent a form' }),
  inquiry: z
    .strictObject({
      kinds: labels('demo', 'contact').meta({ title: 'Kind of inquiry' }),
      subject: template('kind', 'company', 'size', 'name'),
      lead: each('name', 'company', 'size').meta({ title: 'First line' }),
      size: template('size'),
      due: template('due').meta({ title: 'Second line: the promised time' }),
      origin: label.meta({ title: 'Heading of the source' }),
      origins: labels(...ATTRIBUTION_KEYS).meta({ title: 'Names of the sources' }),
      received: label,
      reference: label,
      caution: template('signs').meta({ title: 'Warning of a possible bot' }),
      reply: line(160).meta({ title: 'How to answer' }),
      copy: line(160).meta({
        title: 'How to answer by copying',
        description: 'Where a reply would not reach the sender.',
      }),
    })
    .meta({ title: 'To sales' }),
  rejected: alike(template('reference'), 'subject', 'text').meta({
    title: 'To sales, in place of an inquiry that the mail server rejects',
  }),
  report: z
    .strictObject({
      subject: template('month'),
      empty: template('month'),
      head: template('inquiries', 'month', 'days').meta({ title: 'First line' }),
      inquiries: plural('count'),
      days: plural('count'),
      titles: labels('form', 'topic', 'page', 'campaign'),
      forms: labels('demo', 'contact'),
      none: labels('topic', 'page', 'campaign'),
      views: label,
    })
    .meta({ title: 'Report of the month' }),
  pages: z
    .strictObject({
      again: z.strictObject({ heading: template('wait'), alert: line(), advice: template('wait') }),
      mistakes: z.strictObject({ heading: line(60), advice: paragraph(200) }),
      refused: z.strictObject({ heading: line(60), advice: paragraph(200) }),
    })
    .meta({ title: 'Pages of the server, without JavaScript' }),
})
