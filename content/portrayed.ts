import { coaching } from './coaching.ts'
import { home } from './home.ts'
import type { Image } from './images.ts'
import { team } from './people.ts'
import { a1, a2, a3x, t1, t2, t3x } from './programs.ts'

/** The people whose portraits the pages show, apart from the authors of articles. */
export const portrayed: readonly { name: string; picture: Image }[] = [
  ...team.map(({ name, portrait }) => ({ name, picture: portrait })),
  ...[a1, a2, a3x, t1, t2, t3x].map(({ voice }) => ({ name: voice.name, picture: voice.portrait })),
  ...[home.voices, ...home.voices.others].map(({ name, portrait }) => ({ name, picture: portrait })),
  { name: coaching.voice.name, picture: coaching.voice.portrait },
  ...coaching.network.proposal.coaches.map(({ name, portrait }) => ({ name, picture: portrait })),
]
