import { expect, test } from 'vitest'
import { curlQuotes } from './curlQuotes.ts'

test.each([
  ['"Yes," she said. "Not \'maybe\'."', '“Yes,” she said. “Not ‘maybe’.”'],
  ["the manager's boss, the managers' boss", 'the manager’s boss, the managers’ boss'],
  ['Lead\u200Bership\u00A0that\u00A0works by October\u00A01', 'Leadership that works by October\u00A01'],
  ['("in brackets") and—"after a dash"', '(“in brackets”) and—“after a dash”'],
])('%s', (text, curled) => {
  expect(curlQuotes(text)).toBe(curled)
})
