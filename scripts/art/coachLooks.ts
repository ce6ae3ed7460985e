import type { Look } from './look.ts'
import { palette } from './palette.ts'

const p = palette

/** The look of each coach in `content/coaches.ts`, by portrait key. Neighbors on the page have different backgrounds. */
// biome-ignore format: one person per line
export const coachLooks: Record<string, Look> = {
  'radhika-bhonsle': { head: 'medium3', face: 'smile', skin: 'brown', hair: 'black', clothes: p.teal700, collar: ['shawl', p.coral500], ground: p.gold },
  'dale-brannigan': { head: 'grayShort', face: 'calm', skin: 'light', hair: 'grey', clothes: p.teal500, collar: ['shirt', p.sand0], beard: 'moustache9', ground: p.teal200, turned: true },
  'katrin-uhlmann': { head: 'mediumBangs3', face: 'calm', skin: 'light', hair: 'chestnut', clothes: p.ink, collar: ['roll', p.ink], glasses: 'glasses3', ground: p.coral300 },
  'venkat-tadepalli': { head: 'short1', face: 'smile', skin: 'deep', hair: 'black', clothes: p.coral100, collar: ['shirt', p.coral100], glasses: 'glasses', beard: 'moustache5', ground: p.teal500, turned: true },
  'maureen-tierney': { head: 'grayMedium', face: 'smile', skin: 'light', hair: 'silver', clothes: p.teal700, collar: ['jacket', p.sand0], ground: p.coral500 },
  'kayode-akinola': { head: 'noHair1', face: 'calm', skin: 'dark', hair: 'black', clothes: p.gold, collar: ['jacket', p.sand0], beard: 'full', ground: p.sand1, turned: true },
  'ines-carvalhal': { head: 'longBangs', face: 'cute', skin: 'tan', hair: 'brown', clothes: p.teal700, ground: p.coral500 },
  'farzana-merchant': { head: 'medium1', face: 'calm', skin: 'tan', hair: 'black', clothes: p.teal900, collar: ['jacket', p.coral300], glasses: 'glasses5', ground: p.gold, turned: true },
  'piotr-walczuk': { head: 'short3', face: 'smile', skin: 'light', hair: 'chestnut', clothes: p.teal500, collar: ['shirt', p.teal500], beard: 'chin', ground: p.coral300 },
  'lorraine-petrocelli': { head: 'bangs', face: 'calm', skin: 'light', hair: 'grey', clothes: p.sand0, collar: ['jacket', p.teal500], ground: p.teal500, turned: true },
  'jeroen-postma': { head: 'noHair2', face: 'smile', skin: 'light', hair: 'black', clothes: p.coral500, collar: ['roll', p.coral500], glasses: 'glasses2', ground: p.teal200 },
  'sumathi-ganesan': { head: 'grayBun', face: 'calm', skin: 'deep', hair: 'black', clothes: p.coral600, collar: ['shawl', p.gold], ground: p.coral300 },
  'hector-villasenor': { head: 'pomp', face: 'calm', skin: 'tan', hair: 'black', clothes: p.sand0, collar: ['shirt', p.sand0], beard: 'moustache6', ground: p.teal500, turned: true },
  'anne-lise-fournier': { head: 'mediumStraight', face: 'cute', skin: 'light', hair: 'brown', clothes: p.teal700, collar: ['roll', p.teal700], ground: p.gold },
  'gurdeep-sandhu': { head: 'turban', face: 'calm', skin: 'brown', hair: 'black', clothes: p.teal500, collar: ['shirt', p.sand0], beard: 'full2', ground: p.sand1 },
  'chiara-bonfante': { head: 'medium2', face: 'smile', skin: 'tan', hair: 'chestnut', clothes: p.teal700, collar: ['shirt', p.gold], ground: p.coral500, turned: true },
  'wendell-oakes': { head: 'noHair3', face: 'calm', skin: 'dark', hair: 'silver', clothes: p.coral600, collar: ['jacket', p.sand0], glasses: 'glasses2', beard: 'moustache9', ground: p.teal500 },
  'nandini-hegde': { head: 'bangs2', face: 'smile', skin: 'brown', hair: 'black', clothes: p.coral500, ground: p.teal200 },
  'mats-hagberg': { head: 'short4', face: 'smile', skin: 'light', hair: 'sand', clothes: p.teal900, collar: ['roll', p.teal900], ground: p.sand1, turned: true },
  'joyce-kurihara': { head: 'mediumBangs', face: 'calm', skin: 'light', hair: 'black', clothes: p.teal500, collar: ['jacket', p.sand0], glasses: 'glasses', ground: p.gold },
}
