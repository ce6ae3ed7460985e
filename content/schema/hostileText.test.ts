import { expect, it } from 'vitest'
import { fieldsOf } from './enquiryFields.ts'
import { enquirySchemas } from './enquirySchemas.ts'

/** What repetitions in a pattern stumble over, followed by what no field accepts. */
const LETTERS = ['a', 'a.', 'a-', 'a@', '1', '+1 ', ' ', '.', '-', '@', 'é', '\r\n']
/** Short texts come first: a pattern that backtracks takes seconds for 28 letters and for ever for 1,000. */
const LENGTHS = [20, 28, 1000]
const MAX_MS = 1000

it.each(['demo', 'contact'] as const)(
  'checks hostile text in every field of the form "%s" at once',
  (kind) => {
    const { fields } = enquirySchemas[kind]
    for (const { name } of fieldsOf(kind))
      for (const length of LENGTHS)
        for (const letter of LETTERS)
          for (const start of ['', 'a@', 'a@b.']) {
            const text = `${start}${letter.repeat(length)}\u0000`
            const begun = performance.now()
            fields.safeParse({ [name]: text })
            expect(
              performance.now() - begun,
              `${name}: ${length} times ${JSON.stringify(letter)}`,
            ).toBeLessThan(MAX_MS)
          }
  },
)
