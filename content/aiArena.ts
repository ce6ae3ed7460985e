import { arenaScript } from './arenaScript.ts'
import { readPage } from './collections/readPage.ts'
import { transcript } from './illustrations.ts'
import { aiArenaPage } from './schema/pages/platforms.ts'

const { offers, sample, ...page } = readPage('aiArena', aiArenaPage)

/** Copy of /platforms/ai-arena; the sample conversation is in `arenaScript.ts`. */
export const aiArena = {
  ...page,
  offers: { ...offers, transcript },
  sample: {
    ...sample,
    stage: { ...sample.stage, counterpart: arenaScript.counterpart, opening: arenaScript.opening },
  },
}

export type AiArena = typeof aiArena
