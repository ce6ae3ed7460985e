import { describe, expect, it } from 'vitest'
import { MODULE_CATEGORIES } from '#content/schema/module.ts'
import { moduleArt } from './moduleArt.ts'

const PLACES = [0, 1, 2, 3]
/** The background color, which is drawn first. */
const groundOf = (svg: string) => /fill="(#\w{6})"/.exec(svg)?.[1]
const pairOf = (category: (typeof MODULE_CATEGORIES)[number]) =>
  [...new Set(PLACES.map((place) => groundOf(moduleArt('any', category, place))))].sort().join()

describe('moduleArt', () => {
  it('gives every category a pair of grounds that no other has', () => {
    const pairs = MODULE_CATEGORIES.map(pairOf)
    expect(pairs.map((pair) => pair.split(',').length)).toEqual(MODULE_CATEGORIES.map(() => 2))
    expect(new Set(pairs).size).toBe(MODULE_CATEGORIES.length)
  })

  it.each(MODULE_CATEGORIES)('draws no two of four siblings of "%s" alike', (category) => {
    const siblings = PLACES.map((place) => moduleArt('any', category, place))
    expect(new Set(siblings).size).toBe(PLACES.length)
  })

  it('draws siblings of one composition apart by their names', () => {
    expect(moduleArt('one', 'Change & Resilience', 0)).not.toBe(moduleArt('two', 'Change & Resilience', 0))
  })
})
