import { expect, test } from 'vitest'
import { longestRow } from './longestRow.ts'
import { Question } from './Question.ts'

const question = new Question(['the', 'same', 'news'].map((word) => ({ word, matches: [] })))

test.each([
  ['The same news', 3, true],
  ['The Same, news!', 3, true],
  ['It is the same news again', 3, false],
  ['same news', 2, false],
  ['the news, the same', 2, false],
  ['news same the', 1, false],
  ['the same-news', 3, true],
  ['nothing of it', 0, false],
  ['', 0, false],
])('%j', (text, length, isAll) => {
  expect(longestRow(text, question, 3)).toEqual({ length, isAll })
})
