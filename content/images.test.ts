import { expect, it } from 'vitest'
import { portraitKey } from './images.ts'

it.each([
  ['Meera Raghavan', 'meera-raghavan'],
  ["Dr. Zoë O'Neil", 'dr-zoe-o-neil'],
  ['  Núria   Coll-Vidal ', 'nuria-coll-vidal'],
])('the portrait of %s is %s', (name, key) => {
  expect(portraitKey(name)).toBe(key)
})
