import { coaching } from './coaching.ts'
import { home } from './home.ts'
import type { Image } from './images.ts'
import { quoted } from './programs/quoted.ts'
import { team } from './team.ts'

/** The people whose portraits the pages show, apart from the authors of articles. */
export const portrayed: readonly { name: string; picture: Image }[] = [
  ...team.map(({ name, portrait }) => ({ name, picture: portrait })),
  ...quoted.map(({ name, portrait }) => ({ name, picture: portrait })),
  ...[home.voices, ...home.voices.others].map(({ name, portrait }) => ({ name, picture: portrait })),
  { name: coaching.voice.name, picture: coaching.voice.portrait },
  ...coaching.network.proposal.coaches.map(({ name, portrait }) => ({ name, picture: portrait })),
]
