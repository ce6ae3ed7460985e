import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'

const font = openSync(fileURLToPath(new URL('./young-serif.woff', import.meta.url)))
if (!('layout' in font)) throw new Error('A font was expected, not a collection')
const width = (text: string) => Math.round((font.layout(text).advanceWidth / font.unitsPerEm) * 1000)

test('digits are the lining ones without being asked for, and the 1 is no small I', () => {
  expect(width('1')).toBe(487)
  expect(width('0')).toBe(674)
})

test('letters close up around an apostrophe', () => {
  for (const [before, after] of ['hs', 'tr', 'es', 'yv', 'nt', 'ul', 'Is']) {
    const apart = width(before as string) + width('’') + width(after as string)
    expect(width(`${before}’${after}`), `${before}’${after}`).toBeLessThan(apart)
  }
})

test('a letter and a digit of a code stand as close as two letters', () => {
  expect(width('A1')).toBeLessThan(width('A') + width('1'))
})
