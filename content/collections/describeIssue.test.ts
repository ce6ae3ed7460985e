import { expect, test } from 'vitest'
import { z } from 'zod'
import { template } from '../schema/fields.ts'
import { pageHead } from '../schema/page.ts'
import { written } from '../schema/plainFields.ts'
import { workingPaper } from '../schema/workingPaper.ts'
import { readFields } from './readFields.ts'

const group = z.strictObject({ title: written(9), inner: z.strictObject({}).optional() })
const inquiry = z.strictObject({ subject: template('reference') })
const choice = z.strictObject({ audience: z.enum(['Managers', 'Leaders']) })

test.each<[mistake: string, text: string, schema: z.ZodType, message: string]>([
  [
    'a misspelled kind',
    'parts:\n  - kind: tabel',
    workingPaper,
    'parts, entry 1, kind is "tabel". Did you mean "table"? Choose one of: fields, table, list.',
  ],
  [
    'fields in place of a text',
    'title: { a: 1 }',
    group,
    'title is a text, and here it is a group of fields.',
  ],
  [
    'a text for search results that is too long once its values stand in it',
    `description: "${'{address} '.repeat(15)}"`,
    pageHead.pick({ description: true }),
    'description: At most 160 characters are possible',
  ],
  [
    'a yes for a text',
    'title: true',
    group,
    'true or false for a text: put the text in quotes, as in title: "true"',
  ],
  ['a text without its blanks', 'subject: Yours', inquiry, 'subject: Keep {reference}.'],
  ['a text of blanks', 'title: "   "', group, 'title is empty.'],
  ['a text in place of a group', 'inner: red', group, 'inner is a group of fields, and here it is a text.'],
  ['a choice without a value', 'audience:', choice, 'audience is missing. Choose one of: Managers, Leaders.'],
  ['an unknown field of a group', 'inner: { colour: red }', group, 'inner: There is no field "colour" here.'],
])('%s is described', (_, text, schema, message) => {
  const { problems } = readFields<unknown>(text, schema)
  expect(problems.map((problem) => problem.message)).toContainEqual(expect.stringContaining(message))
})
