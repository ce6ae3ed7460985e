import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapText } from './wrapText.ts'

const widthOf = (line: string) => line.length

test('a last line of one short word gets company', () => {
  const text = 'nothing goes in that takes a decision about a person away from it'
  expect(wrapText(widthOf, text, 32).at(-1)?.split(' ').length).toBeGreaterThan(1)
})

test('the lines of a heading are alike', () => {
  expect(wrapText(widthOf, 'What changed, who says so, and what it was worth', 38, 'balance')).toEqual([
    'What changed, who says so,',
    'and what it was worth',
  ])
})

test('ranges stay whole', () => {
  expect(wrapText(widthOf, 'A cohort of 10-25', 14)).toEqual(['A cohort of', '10-25'])
})

test('no word is lost, no line too long, and never a line more than needed', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 10, max: 60 }),
      (words, measure) => {
        const text = words.join(' ')
        for (const how of ['pretty', 'balance'] as const) {
          const lines = wrapText(widthOf, text, measure, how)
          expect(lines.join(' ')).toBe(text)
          for (const line of lines) expect(line.length).toBeLessThanOrEqual(measure)
          expect(lines.length).toBe(wrapText(widthOf, text, measure).length)
        }
      },
    ),
  )
})
