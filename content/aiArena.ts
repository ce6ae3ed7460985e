import { readCopy } from './collections/readCopy.ts'
import { transcript } from './illustrations.ts'
import { paths } from './routes.ts'
import { aiArenaPage } from './schema/pages/platforms.ts'
import { serviceHead } from './structuredData.ts'

const { head, hub, offers, method, sample, useCases, advanced, ...page } = readCopy(
  'pages/ai-arena',
  aiArenaPage,
)

/** Copy of /platforms/ai-arena; the sample conversation is in `arenaScript.ts`. */
export const aiArena = {
  ...page,
  head: serviceHead(head, { url: paths.aiArena, section: 'platforms', hub }),
  hub,
  offers: { ...offers, id: 'offers', transcript },
  method: { ...method, id: 'how-it-works', loop: { from: 3, to: 2, label: method.loop } },
  sample: { ...sample, id: 'sample' },
  useCases: { ...useCases, id: 'use-cases' },
  advanced: { ...advanced, id: 'advanced' },
}
