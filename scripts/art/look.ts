import type { openPeeps } from '@dicebear/collection'
import colors from '#content/art/colors.json' with { type: 'json' }
import { palette } from './palette.ts'
import type { CollarKind } from './shoulders.ts'

type Peep = NonNullable<Parameters<typeof openPeeps.create>[0]['options']>
type One<Key extends keyof Peep> = NonNullable<Peep[Key]> extends readonly (infer Item)[] ? Item : never

/** The appearance of a person in a portrait. */
export interface Look {
  head: One<'head'>
  face: One<'face'>
  skin: keyof typeof SKIN
  hair: keyof typeof HAIR
  clothes: string
  ground: string
  glasses?: One<'accessories'>
  beard?: One<'facialHair'>
  /** A collar in its own color; by default a plain shirt. */
  collar?: readonly [kind: CollarKind, color: string]
  /** Whether the face looks to the left. */
  turned?: boolean
}

const { people } = colors

export const SKIN = {
  light: people.skinLight,
  tan: people.skinTan,
  brown: people.skinBrown,
  deep: people.skinDeep,
  dark: people.skinDark,
}
export const HAIR = {
  black: palette.ink,
  brown: people.hairBrown,
  chestnut: people.hairChestnut,
  sand: people.hairSand,
  grey: people.hairGray,
  silver: people.hairSilver,
}
