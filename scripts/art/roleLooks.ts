import type { Look } from './look.ts'
import { palette } from './palette.ts'

const p = palette

/** The looks of unnamed people who ask questions on pages. */
// biome-ignore format: one person per line
export const roleLooks: Record<string, Look> = {
  'role-hr': { head: 'twists2', face: 'smile', skin: 'deep', hair: 'black', clothes: p.coral500, collar: ['jacket', p.sand0], glasses: 'glasses5', ground: p.teal200 },
  'role-participant': { head: 'short5', face: 'calm', skin: 'brown', hair: 'black', clothes: p.sand0, collar: ['shirt', p.sand0], ground: p.coral300, turned: true },
  'role-organization': { head: 'grayMedium', face: 'suspicious', skin: 'tan', hair: 'grey', clothes: p.teal900, collar: ['jacket', p.sand0], ground: p.gold },
}
