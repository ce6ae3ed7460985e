import type { ArenaFace } from '#content/schema/arena.ts'
import type { Look } from './look.ts'
import { palette } from './palette.ts'

const p = palette

/** The counterpart in the AI Arena sample. */
const tomas: Omit<Look, 'face' | 'ground'> = {
  head: 'shaved3',
  skin: 'light',
  hair: 'brown',
  clothes: p.teal700,
  collar: ['shirt', p.sand0],
}

/** The expression and background, which change during the conversation. */
const faces: Record<ArenaFace, Pick<Look, 'face' | 'ground'>> = {
  neutral: { face: 'smile', ground: p.teal200 },
  skeptical: { face: 'suspicious', ground: p.sand2 },
  tense: { face: 'serious', ground: p.coral500 },
  troubled: { face: 'tired', ground: p.coral300 },
  thoughtful: { face: 'contempt', ground: p.sand1 },
  relieved: { face: 'calm', ground: p.gold },
}

/** The looks by portrait key, one for each expression. */
export const tomasLooks: Record<string, Look> = Object.fromEntries(
  Object.entries(faces).map(([face, look]) => [`tomas-${face}`, { ...tomas, ...look }]),
)
