import { z } from 'zod'
import { address, download, label, topic } from './fields.ts'

/** What a button of a hero or of a closing call does. */
const action = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('demo'), label }).meta({ title: 'Demo form' }),
  z
    .strictObject({
      kind: z.literal('contact'),
      label,
      topic: topic.optional().describe('Leave it empty to use the topic of the page.'),
    })
    .meta({ title: 'Contact form' }),
  z.strictObject({ kind: z.literal('link'), label, href: address }).meta({ title: 'Page, or part of one' }),
  z.strictObject({ kind: z.literal('download'), file: download }).meta({ title: 'File to download' }),
])
export type Action = z.output<typeof action>

/** The buttons of a hero or of a closing call. */
export const actions = z
  .array(action)
  .min(1)
  .max(2)
  .meta({ title: 'Buttons', description: 'One or two. The first one is filled, the second outlined.' })
