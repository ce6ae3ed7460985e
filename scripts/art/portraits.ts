import type { openPeeps } from '@dicebear/collection'
import { palette } from './palette.ts'

type Peep = NonNullable<Parameters<typeof openPeeps.create>[0]['options']>
type One<Key extends keyof Peep> = NonNullable<Peep[Key]> extends readonly (infer Item)[] ? Item : never

/** How a person is drawn. What is left out follows from the name. */
export interface Look {
  head: One<'head'>
  face: One<'face'>
  skin: keyof typeof SKIN
  hair: keyof typeof HAIR
  clothes: string
  ground: string
  glasses?: One<'accessories'>
  beard?: One<'facialHair'>
}

export const SKIN = { light: '#E9BC9B', tan: '#CF9773', brown: '#A86D4C', deep: '#8A5740', dark: '#6E4535' }
export const HAIR = {
  black: palette.ink,
  brown: '#4A2E22',
  chestnut: '#7C4A2C',
  sand: '#D9B779',
  grey: '#B9B2A6',
}

const p = palette

/** Portraits chosen by hand, by the person's key. Someone who is not listed gets a look from the name. */
export const portraitLooks: Record<string, Look> = {
  'meera-raghavan': {
    head: 'long',
    face: 'calm',
    skin: 'brown',
    hair: 'black',
    clothes: p.coral500,
    ground: p.teal200,
  },
  'arjun-menon': {
    head: 'short2',
    face: 'smile',
    skin: 'brown',
    hair: 'black',
    clothes: p.teal700,
    ground: p.gold,
    glasses: 'glasses2',
  },
  'daniel-okafor': {
    head: 'twists2',
    face: 'calm',
    skin: 'dark',
    hair: 'black',
    clothes: p.gold,
    ground: p.coral300,
    beard: 'goatee1',
  },
  'sofia-lindqvist': {
    head: 'bangs',
    face: 'smile',
    skin: 'light',
    hair: 'sand',
    clothes: p.teal500,
    ground: p.coral100,
  },
  'meenakshi-rao': {
    head: 'grayBun',
    face: 'calm',
    skin: 'tan',
    hair: 'black',
    clothes: p.teal700,
    ground: p.coral300,
    glasses: 'glasses',
  },
  'tobias-ferrand': {
    head: 'short5',
    face: 'smile',
    skin: 'light',
    hair: 'brown',
    clothes: p.sand1,
    ground: p.teal200,
    beard: 'chin',
  },
  'ama-boateng': {
    head: 'afro',
    face: 'smile',
    skin: 'deep',
    hair: 'black',
    clothes: p.teal500,
    ground: p.gold,
  },
}
