import { existsSync } from 'node:fs'
import { z } from 'zod'
import { contentFile } from '../collections/contentFiles.ts'
import { alike, day, formed, oneWord, slug, written } from './plainFields.ts'

const PRICES = ['cohort', 'leader', 'executive', 'workshop', 'coaching', 'module', 'license'] as const

/** The schema of `content/site/phrases.yaml`. */
export const phraseFile = z.strictObject({
  answer: z.string().describe('How soon we answer an inquiry.'),
  prices: alike(written(40), ...PRICES).describe(
    'Texts say {prices.cohort} and so on: a cohort of 20, a leader in it, an executive in A3X or T3X, a one-day workshop, three months of coaching, a module, and a license for a year.',
  ),
  portraitOf: z.string().includes('{name}', 'Keep {name}').describe('Describes a portrait. Keep {name}.'),
})

/** The schema of `content/site/topics.yaml`: what an inquiry can be about. */
export const topicFile = z.strictObject({
  about: written(40)
    .includes('{topic}', 'Keep {topic}')
    .meta({ title: 'First line of a message', description: 'Keep {topic}.' }),
  topics: z.array(
    z.strictObject({
      slug: slug('leap-demo').meta({
        title: 'Name in addresses',
        description: 'As in /contact?topic=leap-demo.',
      }),
      label: written(80, 2).describe('Filled into the form as text that the visitor can change.'),
      heading: written(60, 2).optional().meta({
        title: 'Heading of the contact form',
        description: 'In place of the general one on the contact page.',
      }),
      asksJobTitle: z
        .boolean()
        .optional()
        .meta({ title: 'Ask for the job title', description: 'Right after the name in the demo form.' }),
      message: z
        .string()
        .max(600)
        .optional()
        .meta({ title: 'Prompts', description: 'Lines below the first one of a contact message.' }),
      companyHint: z
        .string()
        .max(120)
        .optional()
        .describe('Explains the company field where it is not obvious.'),
    }),
  ),
})

/** A file to download, as its link shows it. */
export interface Download {
  label: string
  href: string
  /** Type, size and date of the built file: "PDF, 89 kB, November 2026". Empty before the first build. */
  facts: string
}

const label = written(60, 2)

/** The schema of `content/site/downloads.yaml`. */
export const downloadFile = z.strictObject({
  made: alike(
    label,
    'programGuide',
    'strategicThinking',
    'leapGuide',
    'impactReport',
    'brochure',
    'officeCard',
    'shortFormats',
    'roiCalculator',
  ).meta({ title: 'Files made from the pages', description: 'What their links say.' }),
  own: z
    .array(
      z.strictObject({
        name: oneWord('onePager').meta({
          description: 'One word of letters, which stays the same when the file changes.',
        }),
        label: label.describe('What its link says: Download One-Pager'),
        file: formed(/^\/?downloads\/[a-z0-9_-]+\.pdf$/, '/downloads/one-pager.pdf')
          .refine((file) => existsSync(contentFile(file)), 'There is no such file in content/downloads.')
          .meta({ upload: 'downloads', description: 'A PDF. Texts link to it as /downloads/ and its name.' }),
        date: day.describe('When it last changed; shown next to its link.'),
      }),
    )
    .default([])
    .meta({
      title: 'Your own files',
      description:
        'Anyone can open them. To ask for an email address first, leave the file out here, make a landing page with a form, and send it with the answer.',
    }),
})
