import { coachLooks } from './coachLooks.ts'
import type { Look } from './look.ts'
import { palette } from './palette.ts'
import { roleLooks } from './roleLooks.ts'
import { tomasLooks } from './tomasLooks.ts'

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
  'priscilla-navarro': {
    head: 'long',
    face: 'smile',
    skin: 'tan',
    hair: 'brown',
    clothes: p.teal900,
    collar: ['jacket', p.sand0],
    glasses: 'glasses3',
    ground: p.gold,
  },
  ...coachLooks,
  ...roleLooks,
  ...tomasLooks,
}
