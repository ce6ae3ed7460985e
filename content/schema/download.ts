import { existsSync } from 'node:fs'
import { z } from 'zod'
import { ownDownload } from '../collections/ownDownload.ts'

/** A file to download, as its link shows it. */
export interface Download {
  label: string
  href: string
  /** Type, size and date of the built file: "PDF, 89 kB, November 2026". Empty before the first build. */
  facts: string
}

const label = z.string().trim().min(2).max(60)

/** The schema of `content/site/downloads.yaml`. */
export const downloadFile = z.strictObject({
  made: z
    .strictObject({
      programGuide: label,
      strategicThinking: label,
      leapGuide: label,
      impactReport: label,
      brochure: label,
      officeCard: label,
      shortFormats: label,
      roiCalculator: label,
    })
    .meta({ title: 'Files made from the pages', description: 'What their links say.' }),
  own: z
    .array(
      z.strictObject({
        name: z
          .string()
          .regex(/^[a-z][A-Za-z]*$/, 'Write one word of letters, as in onePager')
          .meta({
            description: 'One word that stays the same when the file changes.',
            examples: ['onePager'],
          }),
        label: label.meta({ description: 'What its link says: Download One-Pager' }),
        file: z
          .string()
          .regex(
            /^\/?downloads\/[a-z0-9-]+\.pdf$/,
            'Name the PDF like one-pager.pdf: lower case, digits and hyphens',
          )
          .refine((file) => existsSync(ownDownload(file)), 'There is no such file in content/downloads.')
          .meta({ upload: 'downloads', description: 'A PDF. Texts link to it by this address.' }),
        date: z.iso
          .date('Write year, month and day, as in 2026-11-01')
          .meta({ description: 'When it last changed; shown next to its link.' }),
      }),
    )
    .meta({ title: 'Your own files' }),
})
