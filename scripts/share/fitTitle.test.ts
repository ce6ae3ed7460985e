import { expect, test } from 'vitest'
import { fitTitle } from './fitTitle.ts'

test('short titles have larger letters than long ones', () => {
  const titles = ['Contact Us', 'Storytelling for Leaders, a 12-week program', 'word '.repeat(30).trim()]
  const sizes = titles.map((title) => fitTitle(title, 460).fontSize)
  expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a))
})

test('lines are alike, and words with a hyphen stay whole', () => {
  expect(fitTitle('A1: leadership program for first-time managers', 460).lines).toEqual([
    'A1: leadership',
    'program for',
    'first-time',
    'managers',
  ])
})
