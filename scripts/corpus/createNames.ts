import type { Random } from './createWriter.ts'

const OPENINGS =
  'Bal Cor Dan Es Far Gal Hel In Jor Kal Lum Mer Nor Or Pel Quin Ras Sol Tam Ul Var Wes Yor Zan'.split(' ')
const MIDDLES = 'a e i o u an ar el en il in or un ai ea'.split(' ')
const ENDINGS =
  'bach dale dor fell gard hurst lin mont nova pur ridge stad tek thal ton vane ville wick zia'.split(' ')

/** Creates fictitious names of companies and places; a few are frequent and most are rare, as in real text. */
export function createNames(random: Random, count = 6_000): () => string {
  const pick = (list: readonly string[]) => list[random(list.length)] ?? ''
  const names = Array.from(
    { length: count },
    () => pick(OPENINGS) + pick(MIDDLES) + (random(2) ? pick(MIDDLES) : '') + pick(ENDINGS),
  )
  return () => names[Math.floor((random(1_000_000) / 1_000_000) ** 3 * count)] ?? ''
}
