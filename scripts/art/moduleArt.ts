import type { ModuleCategory } from '#content/schema/module.ts'
import { createRandom } from './createRandom.ts'
import { arcs } from './motifs/arcs.ts'
import { contours } from './motifs/contours.ts'
import { discs } from './motifs/discs.ts'
import type { Motif } from './motifs/motif.ts'
import { networks } from './motifs/networks.ts'
import { people } from './motifs/people.ts'
import { rings } from './motifs/rings.ts'
import { rises } from './motifs/rises.ts'
import { voices } from './motifs/voices.ts'
import { tones } from './palette.ts'
import { picture } from './svg.ts'

const MOTIFS: Record<ModuleCategory, Motif> = {
  'Self-Awareness & Purpose': rings,
  'Strategic Thinking & Action': contours,
  'People Leadership Skills': people,
  'Inclusive & Adaptive Leadership': discs,
  'Communication & Influence': voices,
  'Collaboration & Agility': networks,
  'Change & Resilience': rises,
  'Customer & Performance Focus': arcs,
}

/**
 * Draws the picture of a module's card, 960 x 720.
 * @param slug seeds the drawing
 * @param sibling the module's index in its category, so that siblings get different compositions
 */
export function moduleArt(slug: string, category: ModuleCategory, sibling: number) {
  const motif = MOTIFS[category]
  const { ground, draw } = motif[sibling % motif.length] ?? motif[0]
  const t = tones[ground]
  return picture(960, 720, draw({ w: 960, h: 720, u: 1, t, random: createRandom(slug) }), t.ground)
}
