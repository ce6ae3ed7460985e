import { expect, test } from 'vitest'
import { programClosing, programPage } from '../schema/program.ts'
import { readFields } from './readFields.ts'

test.each([
  [
    'a misspelled picture, which may be of several groups',
    'picture: scenes/tree1.svg',
    programClosing,
    'picture: There is no such picture or photo.',
  ],
  [
    'a week after the last one',
    'structure:\n  plan:\n    - weeks: "13"',
    programPage,
    'structure, plan, entry 1, weeks: Write weeks from 1 to 12 as in "3", "2, 4, 6" or "3-12", and it is "13"',
  ],
  [
    'fields in place of a text',
    'structure:\n  plan:\n    - weeks:\n        from: 1\n        to: 2',
    programPage,
    'structure, plan, entry 1, weeks is a text, and here it has fields or entries of its own. Write the text alone.',
  ],
])('%s is described', (_, text, schema, message) => {
  const { problems } = readFields<unknown>(text, schema)
  expect(problems.map((problem) => problem.message)).toContainEqual(expect.stringContaining(message))
})
