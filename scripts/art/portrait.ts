import { openPeeps } from '@dicebear/collection'
import { createAvatar } from '@dicebear/core'
import { createRandom } from './createRandom.ts'
import { HAIR, type Look, SKIN } from './look.ts'
import { palette } from './palette.ts'
import { portraitLooks } from './portraits.ts'
import { shoulders } from './shoulders.ts'

/**
 * Draws a square head-and-shoulders portrait in our palette: "Open Peeps" by Pablo Stanley (CC0 1.0), via DiceBear.
 * @param key a name in lower case with hyphens (see `portraitKey`)
 * @param look the features, by default those in `portraitLooks`, or else derived from the key
 */
export function portrait(key: string, look: Look = portraitLooks[key] ?? derivedLook(key)) {
  const svg = createAvatar(openPeeps, {
    seed: key,
    backgroundColor: [bare(look.ground)],
    head: [look.head],
    face: [look.face],
    skinColor: [bare(SKIN[look.skin])],
    headContrastColor: [bare(HAIR[look.hair])],
    clothingColor: [bare(look.clothes)],
    ...(look.glasses ? { accessories: [look.glasses] } : {}),
    accessoriesProbability: look.glasses ? 100 : 0,
    ...(look.beard ? { facialHair: [look.beard] } : {}),
    facialHairProbability: look.beard ? 100 : 0,
    maskProbability: 0,
    flip: look.turned ?? false,
  }).toString()
  return dress(tidy(svg), look)
}

const HEAD = '<g transform="matrix\\(1 0 0 1 156 62\\)">'
const BODY = new RegExp(`<g fill-rule="evenodd" clip-rule="evenodd">(?:<path [^>]*>)*</g>(?=${HEAD})`)
/** The last path of the head, with hair and outline, which avatars draw in black unless the hair has its own color. */
const HAIR_PATH = new RegExp(`(${HEAD}<g [^>]*>.*?)fill="${palette.ink}"(/></g></g>)`)
/** The same for a beard. */
const BEARD_PATH = new RegExp(`(<g transform="translate\\(279 400\\)"><path [^>]*)fill="${palette.ink}"`)
/** Hair that avatars draw in the contrast color. */
const COLORED = /^(?:bangs|gray\w+|hatBeanie|mediumBangs2|mohawk2?|noHair3|short4)$/

/** Replaces the shoulders with ours, and colors black hair. */
function dress(svg: string, { head, hair, skin, clothes, collar }: Look) {
  const dressed = svg.replace(BODY, shoulders(SKIN[skin], clothes, collar))
  if (hair === 'black' || COLORED.test(head)) return dressed
  const color = `$1fill="${HAIR[hair]}"`
  return dressed.replace(HAIR_PATH, `${color}$2`).replace(BEARD_PATH, color)
}

const bare = (color: string) => color.slice(1)

/** Removes metadata and a mask of the picture's size, replaces black and white with our colors, sets the size, and rounds. */
function tidy(svg: string) {
  return svg
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(/ (?:style|shape-rendering)="[^"]*"/g, '')
    .replace(/^<svg /, '<svg width="480" height="480" ')
    .replace(/#000000\b|#000\b/gi, palette.ink)
    .replace(/#ffffff\b|#fff\b/gi, palette.sand0)
    .replace(/-?\d*\.\d{2,}/g, (number) =>
      String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.'),
    )
    .replace(/>\s+</g, '><')
    .replace(/<mask.*?<\/mask>| mask="[^"]*"|<g [^>]*><\/g>/g, '')
}

const HEADS = [
  'long',
  'bangs',
  'medium1',
  'medium3',
  'short1',
  'short2',
  'short3',
  'short5',
  'shaved2',
  'grayMedium',
] as const
const GROUNDS = [
  palette.teal100,
  palette.teal200,
  palette.coral100,
  palette.coral300,
  palette.gold,
  palette.sand2,
] as const
const CLOTHES = [palette.teal700, palette.coral500, palette.teal500, palette.sand1] as const

function derivedLook(key: string): Look {
  const random = createRandom(key)
  return {
    head: random.pick(HEADS),
    face: random.pick(['smile', 'calm']),
    skin: random.pick(['light', 'tan', 'brown', 'deep', 'dark']),
    hair: random.pick(['black', 'brown', 'chestnut', 'grey']),
    clothes: random.pick(CLOTHES),
    ground: random.pick(GROUNDS),
  }
}
