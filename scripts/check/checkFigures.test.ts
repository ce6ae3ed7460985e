import { expect, it } from 'vitest'
import { listFigures } from '#content/figures.ts'
import { findFigures } from './checkFigures.ts'

const { readiness, succession } = listFigures()
if (!readiness || !succession) throw new Error('The register has changed')
const claims = [readiness, succession]
const find = (file: string, source: string) =>
  findFigures(file, source, {
    claims,
    allowed: ['pages/home.yaml', 'articles/old.md'].map((file) => ({
      file,
      text: 'by 45%',
      reason: 'quoted',
    })),
  }).map(({ line, figure }) => `${line}: ${figure}`)

it.each([
  ["figure: '+85%'", ['1: +85%']],
  ["'a gain of 15-25% a year, or 8x the fee'", ['1: 15-25%', '1: 8x']],
  ['# earlier 85%\ntext: none # and 3.2x', []],
  ["'A3X and T3X', '2x2', '10-25 people', '09:00:00+05:30', '+91 40 5550'", []],
])('finds claims in %s', (source, expected) => {
  expect(find('pages/leadership.yaml', source)).toEqual(expected)
})

it('allows a listed figure in its file, and a claim with its label in Markdown', () => {
  expect(find('pages/home.yaml', "'grew\n  by 45%' and 'by 46%'")).toEqual(['2: 46%'])
  expect(find('pages/about.yaml', "'grew by 45%'")).toHaveLength(1)
  const { figure, label } = succession
  expect(find('articles/a.md', `We see ${figure} ${label}, or ${figure} of it.`)).toHaveLength(1)
})

it('allows it after the article has another address', () => {
  const now = (was: string) =>
    find('articles/new.md', `---\nformerly:\n  - /resources/articles/${was}\n---\nby 45%`)
  expect(now('old')).toEqual([])
  expect(now('older')).toEqual(['5: 45%'])
})
