import { z } from 'zod'
import { address } from './fields.ts'

const words = z.array(z.string().trim().min(2).max(60)).min(1)

/** The schema of `content/site/synonyms.yaml`: words that visitors type and pages don't use. */
export const synonymFile = z.strictObject({
  same: z.array(words.min(2)).meta({
    title: 'Words for the same thing',
    description: 'A page that uses one of them is found by the others as well.',
  }),
  leadTo: z.array(z.strictObject({ words, pages: z.array(address()).min(1) })).meta({
    title: 'Words for a page',
    description: 'What people type when they look for one of these pages.',
  }),
})
