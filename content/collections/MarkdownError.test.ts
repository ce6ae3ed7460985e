import { expect, test } from 'vitest'
import { parseMarkdown } from './parseMarkdown.ts'

const mistakesIn = (markdown: string) =>
  parseMarkdown(markdown).mistakes.map(({ offset, message }) => `line ${offset + 1}: ${message}`)

test('names everything that is wrong with one piece, and each once', () => {
  expect(mistakesIn('[a] (/b) and\n[c] (/d), <b>e</b>')).toEqual([
    expect.stringMatching(/^line 1: "\[a\] \(\/b\)" isn’t a link/),
    expect.stringMatching(/^line 2: "\[c\] \(\/d\)" isn’t a link/),
    expect.stringMatching(/^line 2: HTML/),
  ])
  expect(mistakesIn('| a | b |\n|---|---|\n| 1 |')).toEqual([
    expect.stringMatching(/^line 1: a table needs a title/),
    expect.stringMatching(/^line 3: row 1 of the table has 1 cell/),
  ])
})

test('names every mistake of a text, each with its line', () => {
  expect(
    mistakesIn('# A\n\nUse `this`\nand `that`.\n\n- [x](y)\n- b\n  - `c`\n\n**T**\n\n| a |\n|---|\n| `1` |'),
  ).toEqual([
    'line 1: write headings with ##, not #',
    expect.stringMatching(/^line 3: text in backticks/),
    expect.stringMatching(/^line 4: text in backticks/),
    expect.stringMatching(/^line 6: link "y" must start with/),
    expect.stringMatching(/^line 8: text in backticks/),
    expect.stringMatching(/^line 14: text in backticks/),
  ])
})
