import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test('are those of the first and the last name, in any alphabet of the typeface', () => {
  const letters = (name: string) => /<path transform="(?<mark>.+?)"/.exec(initials(name))?.groups?.mark
  expect(letters('Dr. Asha Devi Rao')).toBe(letters('Asha Rao'))
  expect(letters('Ömer')).toBeDefined()
})

test('are a head and shoulders for a name in another script', () => {
  for (const name of ['山田太郎', 'Дарья Волкова', '']) expect(initials(name)).toMatch(/<path d="M240 /)
})
