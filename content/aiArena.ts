import { arenaScript } from './arenaScript.ts'
import { readPage } from './collections/readPage.ts'
import { transcript } from './illustrations.ts'
import { paths } from './routes.ts'
import { aiArenaPage } from './schema/pages/platforms.ts'
import { serviceHead } from './structuredData.ts'

const { head, hub, offers, method, sample, ...page } = readPage('ai-arena', aiArenaPage)

/** Copy of /platforms/ai-arena; the sample conversation is in `arenaScript.ts`. */
export const aiArena = {
  ...page,
  head: serviceHead(head, { url: paths.aiArena, section: 'platforms', hub }),
  hub,
  offers: { ...offers, transcript },
  method: { ...method, id: 'how-it-works' },
  sample: {
    ...sample,
    stage: { ...sample.stage, counterpart: arenaScript.counterpart, opening: arenaScript.opening },
  },
}

export type AiArena = typeof aiArena
