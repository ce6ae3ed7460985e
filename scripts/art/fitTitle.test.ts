import { expect, test } from 'vitest'
import { fitTitle } from './fitTitle.ts'

const WIDTH = 460

test('short titles have larger letters than long ones', async () => {
  const sizes = await Promise.all(
    ['Contact Us', 'Storytelling for Leaders, a 12-week program', 'word '.repeat(30).trim()].map(
      async (title) => (await fitTitle(title, WIDTH)).fontSize,
    ),
  )
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(new Set(sizes).size).toBe(3)
})

test('a long word makes the letters smaller, so that it is not cut', async () => {
  const { fontSize } = await fitTitle('Transformation and change programs: T1, T2, T3X', WIDTH)
  expect(fontSize).toBeLessThan(
    (await fitTitle('Transform and change programs: T1, T2, T3X', WIDTH)).fontSize,
  )
})

test('words with a hyphen stay whole, and no title ends on a lonely word', async () => {
  const { lines } = await fitTitle('A1: leadership program for first-time managers', WIDTH)
  expect(lines.some((line) => line.includes('first-time'))).toBe(true)
  const { lines: others } = await fitTitle('Leadership articles with templates to use', WIDTH)
  expect(others.at(-1)).not.toBe('use')
})
