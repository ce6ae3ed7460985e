import { beforeEach, expect, test } from 'vitest'
import { contentFolder, writeFiles } from '#scripts/testing/temporaryFolder.ts'
import { showProblem } from '../collections/ContentError.ts'
import { articleMarkdown } from '../collections/sampleContent.ts'
import { checkContent } from './checkContent.ts'

let dir = ''
beforeEach(() => {
  dir = contentFolder({}, '2026-03-01')
})

const write = (path: string, text = '') => writeFiles(dir, { [path]: text })

const check = () => checkContent(dir).map((problem) => showProblem(problem).replaceAll(`${dir}/`, ''))

const ARTICLE = articleMarkdown({}, 'The text.')
/** A mistake, the beginning of the line it replaces, and the message for that line, or for another one. */
test.each<[mistake: string, place: string, to: string, message: string, named?: string]>([
  [
    'a colon in a text',
    'title:',
    'title: Handover: what the "log" shows',
    'a colon in a text: put the text in quotes, as in title: "Handover: what the \\"log\\" shows"',
  ],
  [
    'a # in a text',
    'title:',
    'title: The #1 problem of logs',
    'the text is cut off: put the text in quotes, as in title: "The #1 problem of logs"',
  ],
  ['a missing date', 'date:', '', 'date is missing. Add a line such as: date: 2026-09-15', '---'],
  [
    'a date in words',
    'date:',
    'date: 1 February',
    'date: Write year, month and day, as in 2026-09-15, and it is',
  ],
  [
    'a misspelled choice',
    'category:',
    'category: Coachin & Mentoring',
    'category is "Coachin & Mentoring". Did you mean "Coaching & Mentoring"? Choose one of: ',
  ],
  [
    'a category of another place',
    'category:',
    'category: Global Leadership',
    'category: The listing has no such',
  ],
  ['a long text', 'title:', `title: ${'words '.repeat(20)}`, 'title: 119 characters instead of at most 90'],
  [
    'a field twice',
    'date:',
    'date: 2026-02-01\ndate: 2026-02-02',
    'Map keys must be unique.',
    'date: 2026-02-02',
  ],
  [
    'an open quote',
    'title:',
    'title: "What it shows',
    'a quote or a bracket is not closed. A field is its name',
  ],
  ['no fence', '---', '', 'the fields must stand at the top, between two lines of ---.', ''],
  ['no text', 'The text', '', 'the text is missing. Write it below the second line of ---.', ''],
  [
    'a missing picture',
    'The text',
    '![A yard](yard.jpg)',
    'there is no picture "yard.jpg" in the folder a/ beside this file.',
    '![A yard]',
  ],
])('%s', (_, place, to, message, named = place) => {
  const entries = place.endsWith(':') ? '(?:\n  - .*)*' : ''
  const text = ARTICLE.replace(new RegExp(`^${place}.*${entries}`, 'm'), to)
  write('articles/a.md', text)
  const line = text.split('\n').findIndex((one) => (named ? one.startsWith(named) : !one)) + 1
  expect(check()).toEqual([expect.stringContaining(`articles/a.md:${line}: ${message}`)])
})

test.each([
  ['brackets', '['.repeat(50_000)],
  ['quotes', '> '.repeat(3000)],
  ['length', 'word '.repeat(50_000)],
])(
  'too many %s end before the time is up, with a message',
  (_, body) => {
    write('articles/a.md', articleMarkdown({}, body))
    expect(check()).toEqual([
      expect.stringMatching(/^articles\/a\.md:1: the text is (?:too large|nested too deep)/),
    ])
    write('articles/a.md', ARTICLE.replace(/title: .*/, `title: ${body}`))
    expect(check()).toEqual([expect.stringMatching(/^articles\/a\.md:\d+: /)])
  },
  15_000,
)

test('a link on every page names its page', () => {
  const menu = 'entries:\n  - { label: About, href: "#team" }\n'
  write('site/menu.yaml', menu)
  expect(check().join('\n')).toContain('Write its page as well, as in /contact#questions')
})

test('Markdown in a text of a page is noted, because visitors would see its signs', () => {
  write('people/clients.yaml', 'names:\n  - Quillon\n  - "**Veridane** [Bio](/about)"\n')
  expect(check()).toEqual([
    expect.stringContaining('people/clients.yaml:3: warning: "**Veridane**" is shown as it is written'),
  ])
})

test('a file is checked to its end, and whatever else there is', () => {
  const text = articleMarkdown(
    { category: 'Gardening', title: 'Twice a title', tags: ['coaching', 'three', 'four'] },
    'See [us](/nowhere).\n\n# A\n\n![A yard](yard.jpg)',
  )
  write('articles/a.md', text)
  write('articles/b.md', articleMarkdown({ title: 'Twice a title', tags: ['Coaching', 'one', 'two'] }))
  write('articles/c.txt')
  write('brand/our-logo.png')
  write('articles/old/b.md', ARTICLE)
  write("articles/What's New.md", articleMarkdown({ title: 'A name that is no address' }))
  write('articles/b/Cover.png')
  write('articles/none/cover.png')
  write(
    'site/redirects.yaml',
    'redirects:\n  - { from: /old, to: /older }\n  - { from: /oldest, to: contact }\n',
  )
  const found = check().join('\n')
  for (const message of [
    'category is "Gardening"',
    'a heading is “Heading 2” in the menu',
    'title is "Twice a title", as in articles/a.md',
    'the tag "Coaching" is written "coaching" in ',
    'articles/c.txt: warning: the site doesn’t read this',
    'brand/our-logo.png: warning: the site doesn’t read this. Delete it. Then select logo.svg',
    'articles/old/b.md: the file name is the address, and articles/b.md has it already',
    "articles/What's New.md: the file name becomes the address: lower-case letters, digits and hyphens, as in whats-new.md",
    'articles/b/Cover.png: warning: the text doesn’t show this picture',
    'articles/none/cover.png: warning: there is no article none.md',
    'redirects.yaml:2: warning: the page /older doesn’t exist',
    'redirects.yaml:3: redirects, entry 2, to: Write it as in /contact',
  ])
    expect(found).toContain(message)
})

test('a renamed article keeps the pictures in the folder of its old name', () => {
  const text = articleMarkdown({}, 'See the yard.\n\n![The yard at noon](old/yard.jpg)')
  write('articles/old/yard.jpg')
  write('articles/new.md', text)
  expect(check()).toHaveLength(2)
  write('articles/new.md', text.replace('---\n', '---\nformerly:\n  - /resources/articles/old\n'))
  expect(check()).toEqual([])
})
