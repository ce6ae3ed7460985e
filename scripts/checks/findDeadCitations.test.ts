import { expect, test } from 'vitest'
import { findDeadCitations, findDeadLinks } from './findDeadCitations.ts'

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

test('a source file that is named with its folder has to be there', () => {
  expect(
    find('// scripts/build.ts, scripts/gone.ts, gone.ts, ../theme/tokens.ts and ../theme/gone.css'),
  ).toEqual(['1: scripts/gone.ts', '1: ../theme/gone.css'])
})

test('a document links to files that are there, and names such', () => {
  const markdown = [
    '[a](docs/forms.md), [b](docs/gone.md), [c](https://example.org/x.md)',
    '`scripts/build.ts`, `scripts/gone.ts`, `content/articles/yours.md`',
  ].join('\n')
  expect(findDeadLinks('README.md', markdown)).toEqual([
    { line: 1, cited: 'docs/gone.md' },
    { line: 2, cited: 'scripts/gone.ts' },
  ])
})

test('an anchor is a heading of the document that is linked', () => {
  const markdown = [
    '## 8. Tests, by `npm`',
    '[a](docs/forms.md#adding-a-field), [b](docs/forms.md#fields), [c](docs/gone.md#fields)',
    '[d](#8-tests-by-npm), [e](#9-tests)',
  ].join('\n')
  expect(findDeadLinks('README.md', markdown)).toEqual([
    { line: 2, cited: 'docs/forms.md#fields' },
    { line: 2, cited: 'docs/gone.md#fields' },
    { line: 3, cited: '#9-tests' },
  ])
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
