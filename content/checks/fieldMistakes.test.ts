import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { showProblem } from '../collections/ContentError.ts'
import { articleMarkdown } from '../collections/sampleContent.ts'
import { checkContent } from './checkContent.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
  for (const name of ['modules', 'articles']) mkdirSync(join(dir, name))
  vi.stubEnv('CONTENT_TODAY', '2026-03-01')
})
afterEach(() => rmSync(dir, { recursive: true }))

const write = (path: string, text: string) => writeFileSync(join(dir, path), text)
const check = () => checkContent(dir).map((problem) => showProblem(problem).replaceAll(`${dir}/`, ''))
const NOW = { date: '2026-02-01' }

test.each<[mistake: string, from: string | RegExp, to: string, message: string]>([
  [
    'a date that is read in two ways',
    '2026-02-01',
    '12/10/2026',
    'articles/a.md:10: date is "12/10/2026". Write year, month and day, as in 2026-09-15. ' +
      'Did you mean 2026-12-10 (December 10, 2026) or 2026-10-12 (October 12, 2026)?',
  ],
  [
    'a date that is read in one way',
    '2026-02-01',
    '25.12.26',
    'articles/a.md:10: date is "25.12.26". Write year, month and day, as in 2026-09-15. Did you mean 2026-12-25?',
  ],
  [
    'a date with a letter behind the day',
    '2026-02-01',
    'February 3rd, 2026',
    'articles/a.md:10: date is "February 3rd, 2026". Write year, month and day, as in 2026-09-15. Did you mean 2026-02-03?',
  ],
  [
    'a date of another century',
    '2026-02-01',
    '1926-02-01',
    'articles/a.md:10: date is 1926-02-01, and no page is older than 2000. Did you mean 2026-02-01?',
  ],
  [
    'a date in many years',
    '2026-02-01',
    '2062-02-01',
    'articles/a.md:10: (scheduled) warning: date is 2062-02-01, so the page stays hidden until February 1, 2062. Did you mean 2026-02-01?',
  ],
  [
    'a # in a text',
    /title: .*/,
    'title: What we call the #1 problem',
    'articles/a.md:2: title ends before the #, which begins a comment. Put the text in quotes: title: "What we call the #1 problem"',
  ],
  [
    'a # in a list',
    '- practice',
    '- practice #2',
    'articles/a.md:14: this line ends before the #, which begins a comment. Put the text in quotes: "practice #2"',
  ],
  [
    'a sign that would vanish',
    /title: .*/,
    'title: "The article" & more',
    'articles/a.md:2: title has quotes inside quotes, or text after them. Write title: "\\"The article\\" & more"',
  ],
  [
    'a field without a space',
    'author: Asha Rao',
    'author:Asha Rao',
    'articles/a.md:7: author needs a space after its colon. Write author: Asha Rao',
  ],
  [
    'a tag twice',
    '- feedback',
    '- Practice',
    'articles/a.md:15: tags, entry 3 is "Practice", the same as entry 2. Remove one of them.',
  ],
  [
    'a bracket that is not closed',
    /tags:\n(.*\n){3}/,
    'tags: [a, b\n',
    'articles/a.md:12: tags has a bracket that is not closed. Put the text in quotes if the bracket belongs to it.',
  ],
])('%s', (_, from, to, message) => {
  const text = articleMarkdown(NOW).replace(from, to)
  expect(text).not.toBe(articleMarkdown(NOW))
  write('articles/a.md', text)
  expect(check()).toEqual([message])
})

test.each([
  ['"The "log" shows"', 'The "log" shows'],
  ["'It's what the log shows'", "It's what the log shows"],
  ['"Once" and "always"', '"Once" and "always"'],
  ['"Once", she says', '"Once", she says'],
  ['A log: \\ and "more" of it', 'A log: \\ and "more" of it'],
  ['Why the #1 log shows "more"', 'Why the #1 log shows "more"'],
])('%s comes with a line that can be used', (typed, meant) => {
  write('articles/a.md', articleMarkdown(NOW).replace(/title: .*/, `title: ${typed}`))
  const [message = ''] = check()
  expect(parse(/title: ".*$/.exec(message)?.[0] ?? '')).toEqual({ title: meant })
  write('articles/a.md', articleMarkdown(NOW).replace(/title: .*/, /title: ".*$/.exec(message)?.[0] ?? ''))
  expect(check()).toEqual([])
})
