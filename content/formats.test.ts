import { expect, test } from 'vitest'
import { atStart, describeFile, inWords } from './formats.ts'

test.each([
  ['brochure.pdf', 88_732, '2026-11-01', 'PDF, 89 kB, November 2026'],
  ['card.vcf', 421, '2027-01-31T23:59:59Z', 'VCF, 1 kB, January 2027'],
  ['a.b.xlsx', 999_499, '2026-12-01', 'XLSX, 999 kB, December 2026'],
  ['film.mp4', 999_500, '2026-12-01', 'MP4, 1.0 MB, December 2026'],
])('%s of %i bytes, changed %s: %s', (name, bytes, date, facts) => {
  expect(describeFile(name, bytes, date)).toBe(facts)
})

test.each([
  [0, 'zero'],
  [8, 'eight'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [24, 'twenty-four'],
  [99, 'ninety-nine'],
  [100, '100'],
  [1204, '1,204'],
])('%d is "%s" in a text', (number, text) => {
  expect(inWords(number)).toBe(text)
})

test('a sentence begins with a capital letter', () => {
  expect(atStart(25)).toBe('Twenty-five')
  expect(atStart(120)).toBe('120')
})
