import { z } from 'zod'
import { line, paragraph, plural, template } from './fields.ts'

/** A text for each of the two forms. */
const each = (...blanks: string[]) =>
  z.strictObject({ demo: template(...blanks), contact: template(...blanks) })

/** The schema of `content/site/mails.yaml`: the emails of the server, and its pages for forms sent without JavaScript. */
export const mailFile = z.strictObject({
  confirmation: z
    .strictObject({
      subject: each('reference'),
      greeting: template('name'),
      greetingWithoutName: line(60),
      received: each('reference'),
      paragraphs: z
        .array(template('due', 'reach'))
        .min(1)
        .meta({ description: 'The promise of an answer, and what else to say. Keep {due}.' }),
      reach: template('phone').meta({
        title: 'What {reach} stands for',
        description: 'Without a phone it is the address alone.',
      }),
    })
    .meta({ title: 'Confirmation to whoever sent a form' }),
  inquiry: z
    .strictObject({
      kinds: z.strictObject({ demo: line(40), contact: line(40) }).meta({ title: 'Kind of inquiry' }),
      subject: template('kind', 'company', 'size', 'name'),
      lead: each('name', 'company', 'size').meta({ title: 'First line' }),
      size: template('size'),
      due: template('due').meta({ title: 'Second line: the promised time' }),
      origin: line(40).meta({ title: 'Heading of the source' }),
      origins: z
        .strictObject({
          utm_source: line(40),
          utm_medium: line(40),
          utm_campaign: line(40),
          utm_term: line(40),
          utm_content: line(40),
          referrer: line(40),
          landingPage: line(40),
          sentFrom: line(40),
        })
        .meta({ title: 'Names of the sources' }),
      received: line(40),
      reference: line(40),
      caution: template('signs').meta({ title: 'Warning of a possible bot' }),
      reply: line(160).meta({ title: 'How to answer' }),
      copy: line(160).meta({
        title: 'How to answer by copying',
        description: 'Where a reply would not reach the sender.',
      }),
    })
    .meta({ title: 'To sales' }),
  rejected: z
    .strictObject({ subject: template('reference'), text: template('reference') })
    .meta({ title: 'To sales, in place of an inquiry that the mail server rejects' }),
  report: z
    .strictObject({
      subject: template('month'),
      empty: template('month'),
      head: template('inquiries', 'month', 'days').meta({ title: 'First line' }),
      inquiries: plural('count'),
      days: plural('count'),
      titles: z.strictObject({ form: line(40), topic: line(40), page: line(40), campaign: line(40) }),
      forms: z.strictObject({ demo: line(40), contact: line(40) }),
      none: z.strictObject({ topic: line(40), page: line(40), campaign: line(40) }),
      views: line(40),
    })
    .meta({ title: 'Report of the month' }),
  pages: z
    .strictObject({
      again: z.strictObject({ heading: template('wait'), alert: line(), advice: template('wait') }),
      mistakes: z.strictObject({ heading: line(60), advice: paragraph(200) }),
    })
    .meta({ title: 'Pages of the server, without JavaScript' }),
})
