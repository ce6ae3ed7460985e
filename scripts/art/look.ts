import type { openPeeps } from '@dicebear/collection'
import { palette } from './palette.ts'
import type { CollarKind } from './shoulders.ts'

type Peep = NonNullable<Parameters<typeof openPeeps.create>[0]['options']>
type One<Key extends keyof Peep> = NonNullable<Peep[Key]> extends readonly (infer Item)[] ? Item : never

/** How a person is drawn. */
export interface Look {
  head: One<'head'>
  face: One<'face'>
  skin: keyof typeof SKIN
  hair: keyof typeof HAIR
  clothes: string
  ground: string
  glasses?: One<'accessories'>
  beard?: One<'facialHair'>
  /** Over a plain shirt, in a color of its own. */
  collar?: readonly [kind: CollarKind, color: string]
  /** Whether the face looks to the left. */
  turned?: boolean
}

export const SKIN = { light: '#E9BC9B', tan: '#CF9773', brown: '#A86D4C', deep: '#8A5740', dark: '#6E4535' }
export const HAIR = {
  black: palette.ink,
  brown: '#4A2E22',
  chestnut: '#7C4A2C',
  sand: '#D9B779',
  grey: '#B9B2A6',
  silver: '#E4DFD6',
}
