import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

function write(path: string, text = '') {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}

const check = () => checkContent(dir).map((problem) => showProblem(problem).replaceAll(`${dir}/`, ''))

const ARTICLE = articleMarkdown({ date: '2026-02-01' }, 'The text, with a [link](/contact).')
const TOP = '---'

/** A mistake in a valid article, the beginning of the line that has to be named, and the message. */
test.each<[mistake: string, from: string | RegExp, to: string, place: string, message: string]>([
  [
    'a colon in a text',
    /title: .*/,
    'title: Handover: what the "log" shows',
    'title:',
    'a colon in a text: put the text in quotes, as in title: "Handover: what the \\"log\\" shows"',
  ],
  [
    'a colon in a list',
    '- practice',
    '- practice: daily',
    '- practice',
    'a colon in a text: put the text in quotes, as in - "practice: daily"',
  ],
  [
    'a # in a text',
    /title: .*/,
    'title: The #1 problem of logs',
    'title:',
    'the text is cut off: put the text in quotes, as in title: "The #1 problem of logs"',
  ],
  ['a missing date', /date: .*\n/, '', TOP, 'date is missing. Add a line such as: date: 2026-09-15'],
  [
    'a date in words',
    '2026-02-01',
    '1 February',
    'date:',
    'date: Write year, month and day, as in 2026-09-15, and it is "1 February"',
  ],
  ['a day that does not come', '2026-02-01', '2026-02-30', 'date:', 'date: Write year, month and day'],
  [
    'a misspelled choice',
    'category: Coaching',
    'category: Coachin',
    'category:',
    'category is "Coachin & Mentoring". Did you mean "Coaching & Mentoring"? Choose one of: ',
  ],
  [
    'a category of another place',
    /category: .*/,
    'category: Global Leadership',
    'category:',
    'category: The listing has no such category. Leave it out of shownIn, or choose one of: ',
  ],
  ['an empty field', /title: .*/, 'title:', 'title:', 'title: Invalid input: expected string, received null'],
  [
    'a text that is too long',
    /title: .*/,
    `title: ${'words '.repeat(20)}`,
    'title:',
    'title: Too big: expected string to have <=90 characters, and it has 119',
  ],
  [
    'a number for a text',
    /views: .*/,
    'views: 3120',
    'views:',
    'views: Invalid input: expected string, received number',
  ],
  [
    'a text for a list',
    /tags:\n(.*\n){3}/,
    'tags: workload\n',
    'tags:',
    'tags: Invalid input: expected array, received string',
  ],
  [
    'too few entries',
    '  - feedback\n',
    '',
    'tags:',
    'tags: Too small: expected array to have >=3 items, and it has 2',
  ],
  ['a misspelled field', 'views:', 'view: x\nviews:', 'view:', 'Unrecognized key: "view"'],
  [
    'a field twice',
    'views:',
    'title: Another\nviews:',
    'title: Another',
    'Map keys must be unique. A field is',
  ],
  [
    'a tab',
    '  - feedback',
    '\t- feedback',
    '\t- feedback',
    'Tabs are not allowed as indentation. A field is',
  ],
  [
    'a quote that is open',
    /title: .*/,
    'title: "What it shows',
    'title:',
    'a quote or a bracket is not closed.',
  ],
  [
    'no end of the fields',
    '---\nThe',
    'The',
    TOP,
    'the fields must stand at the top, between two lines of ---.',
  ],
  ['no text', /The text.*/, '', '', 'the text is missing. Write it below the second line of ---.'],
  [
    'a heading of another level',
    'The text, with',
    '# The text\n\nWith',
    '# The',
    'write headings with ##, not #',
  ],
  [
    'a dead link',
    '/contact)',
    '/contcat)',
    'The text',
    'the link "/contcat" goes to a page that doesn’t exist. Did you mean "/contact"?',
  ],
  [
    'a missing picture',
    'The text',
    '![A yard](yard.jpg)\n\nThe text',
    '![A yard]',
    'there is no picture "yard.jpg" in the folder a/ beside this file.',
  ],
])('%s', (_, from, to, place, message) => {
  const text = ARTICLE.replace(from, to)
  expect(text).not.toBe(ARTICLE)
  write('articles/a.md', text)
  const line =
    text.split('\n').findIndex((one, at) => (place ? one.trim().startsWith(place.trim()) : at > 1 && !one)) +
    1
  expect(check()).toEqual([expect.stringContaining(`articles/a.md:${line}: ${message}`)])
})

test.each([
  ['brackets', '['.repeat(50_000)],
  ['quotes', '> '.repeat(3000)],
  ['length', 'word '.repeat(50_000)],
])(
  'too many %s end before the time is up, with a message',
  (_, body) => {
    write('articles/a.md', articleMarkdown({ date: '2026-02-01' }, body))
    write('articles/b.md', ARTICLE.replace(/title: .*/, `title: ${body}`))
    expect(check()).toEqual(expect.arrayContaining([expect.stringMatching(/^articles\/b\.md:\d+: /)]))
  },
  15_000,
)

test('a bomb of YAML is refused', () => {
  const bomb = 'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\ntitle:'
  write('articles/a.md', ARTICLE.replace('title:', bomb))
  expect(check()[0]).toContain('articles/a.md:2: the text is cut off')
})

test('a file is checked to its end, and whatever else there is', () => {
  const text = articleMarkdown(
    { date: '2026-02-01', category: 'Gardening', title: 'Twice a title' },
    'See [us](/nowhere).\n\n# A\n\n![A yard](yard.jpg)',
  )
  write('articles/a.md', text)
  write('articles/b.md', articleMarkdown({ title: 'Twice a title', tags: ['Coaching', 'one', 'two'] }))
  write('articles/c.txt')
  write('articles/old/b.md', ARTICLE)
  write("articles/What's New.md", articleMarkdown({ title: 'A name that is no address' }))
  write('articles/b/Cover.png')
  write('articles/none/cover.png')
  write('redirects.yaml', '/old /contact\n')
  const found = check().join('\n')
  for (const message of [
    'articles/a.md:6: category is "Gardening"',
    'the link "/nowhere" goes to a page that doesn’t exist',
    'write headings with ##',
    'articles/b.md:2: title is "Twice a title", as in articles/a.md',
    'the tag "Coaching" is written "coaching" in ',
    'articles/c.txt: the site doesn’t read this',
    'articles/old/b.md: the file name is the address, and articles/b.md has it already',
    "articles/What's New.md: the file name becomes the address: lower-case letters, digits and hyphens alone, as in whats-new.md",
    'articles/b/Cover.png: the text doesn’t show this picture',
    'articles/none/cover.png: there is no article none.md',
    'redirects.yaml:1: "/old /contact: " isn’t a pair of addresses',
  ])
    expect(found).toContain(message)
})
