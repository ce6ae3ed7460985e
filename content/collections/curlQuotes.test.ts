import { expect, test } from 'vitest'
import { curlQuotes } from './curlQuotes.ts'
import { parseMarkdown } from './parseMarkdown.ts'

test.each([
  ['"Yes," she said. "Not \'maybe\'."', '“Yes,” she said. “Not ‘maybe’.”'],
  ["the manager's boss, the managers' boss", 'the manager’s boss, the managers’ boss'],
  ['Lead\u200Bership\u00A0that\u00A0works by October\u00A01', 'Leadership that works by October\u00A01'],
  ['("in brackets") and—"after a dash"', '(“in brackets”) and—“after a dash”'],
])('%s', (text, curled) => {
  expect(curlQuotes(text)).toBe(curled)
})

test('a quote around emphasis closes after it', () => {
  expect(parseMarkdown('He read "*when* you get **a chance**" and "[this](/about)".').blocks).toEqual([
    {
      kind: 'text',
      content: [
        'He read “',
        { emphasis: 'when' },
        ' you get ',
        { strong: 'a chance' },
        '” and “',
        { text: 'this', href: '/about' },
        '”.',
      ],
    },
  ])
})
