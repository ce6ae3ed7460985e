import { expect, test } from 'vitest'
import { coverLayouts } from './coverLayouts.ts'

test('no scene is on two covers, and no two covers are composed alike', () => {
  const layouts = Object.values(coverLayouts)
  const scenes = layouts.flatMap(({ fields }) => fields.map(({ scene }) => scene))
  expect(new Set(scenes).size).toBe(scenes.length)
  const forms = layouts.map(({ ground, fields }) => [ground, fields.length, fields[0]?.height].join())
  expect(new Set(forms).size).toBe(layouts.length)
})
