import { expect, it } from 'vitest'
import { findSpelledOut } from './findSpelledOut.ts'

const find = (line: string) => findSpelledOut('scripts/a.ts', line, { name: 'Acme', domain: 'acme.com' })

it.each([
  ["color: '#0B3A3D'", 'the color #0B3A3D'],
  ["boxShadow: '0 1px 0 #0b3a3d80'", 'the color #0b3a3d80'],
  ["fill('#fff')", 'the color #fff'],
  ["bg: 'rgb(11 58 61 / 0.6)'", 'the color rgb(1'],
  ["to: 'hello@acme.com'", '"acme.com"'],
  ["'Ask Acme.'", '"Acme"'],
])('finds what %s spells out', (line, found) => {
  expect(find(line)).toEqual([expect.stringContaining(`scripts/a.ts:1: ${found} is spelled out; `)])
})

it.each([
  "import '#components/x.ts'",
  'this.#feed()',
  "href: '#calendar'",
  '// see #942',
  '&#8217;',
  'Acmeist',
])('ignores %s', (line) => {
  expect(find(line)).toEqual([])
})
