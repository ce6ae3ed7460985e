import { expect, it } from 'vitest'
import { fieldsOf } from './inquiryFields.ts'
import { inquirySchemas } from './inquirySchemas.ts'

/** What repetitions in a pattern stumble over, followed by what no field accepts. */
const LETTERS = ['a', 'a.', 'a-', 'a@', '1', '+1 ', ' ', '.', '-', '@', 'é', '\r\n']
/** Short texts come first: the time of a pattern that backtracks doubles with each letter. */
const LENGTHS = [20, 28, 1000]
const MAX_MS = 250

it.each(['demo', 'contact'] as const)('checks hostile text in every field of "%s" at once', (kind) => {
  const { fields } = inquirySchemas[kind]
  const timeOf = (given: object) => {
    const begun = performance.now()
    fields.safeParse(given)
    return performance.now() - begun
  }
  for (const length of LENGTHS)
    for (const { name } of fieldsOf(kind))
      for (const text of ['', 'a@', 'a@b.'].flatMap((start) =>
        LETTERS.map((letter) => `${start}${letter.repeat(length).slice(0, length)}\u0000`),
      )) {
        const given = { [name]: text }
        // A busy machine is slow once.
        const time = timeOf(given) > MAX_MS ? Math.min(timeOf(given), timeOf(given)) : 0
        expect(time, `${name}: ${JSON.stringify(text.slice(0, 30))}`).toBeLessThan(MAX_MS)
      }
})
