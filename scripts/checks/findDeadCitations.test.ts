import { expect, test } from 'vitest'
import { findDeadCitations } from './findDeadCitations.ts'

const NUMBERING = { points: new Set([1, 2]), rows: new Set([40]) }
const find = (source: string, file = 'components/search/x.ts') =>
  findDeadCitations(file, source, NUMBERING).map(({ line, cited }) => `${line}: ${cited}`)

test('a document that the repository does not have is dead', () => {
  expect(find('/** See docs/forms.md and docs/gone.md. */\n// Or gone.md, or README.md.')).toEqual([
    '1: docs/gone.md',
    '2: gone.md',
  ])
})

test('a document beside the file is there', () => {
  expect(find('// engine/README.md')).toEqual([])
  expect(find('// engine/README.md', 'server/x.ts')).toEqual(['1: engine/README.md'])
})

test('points and rows have to exist', () => {
  expect(find('/** A card (specification, points 2 and 12). */')).toEqual(['1: specification, point 12'])
  expect(find(' * A link (docs/controls.md, row 40).\n * Another one (docs/controls.md, row 99).')).toEqual([
    '2: controls.md, row 99',
  ])
})

test('code may name files that are not there, and comments addresses of others', () => {
  expect(find("const file = 'articles/a.md'\n// https://example.org/readme.md")).toEqual([])
})
