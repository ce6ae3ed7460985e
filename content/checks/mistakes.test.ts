import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showProblem } from '../collections/ContentError.ts'
import { fieldRules } from '../collections/fieldRules.ts'
import { articleMarkdown, moduleMarkdown } from '../collections/sampleContent.ts'
import { articleFrontMatter } from '../schema/article.ts'
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
const NOW = { date: '2026-02-01' }

test('a file is checked to its end, whatever is wrong above', () => {
  const text = articleMarkdown(
    { ...NOW, category: 'Gardening', tags: ['coaching'] },
    'See [us](/nowhere).\n\n# A\n\n![A yard](yard.jpg)',
  )
  write(
    'articles/a.md',
    text.replace(/title: .*/, 'title: A log: what it shows').replace('author:', 'autor:'),
  )
  expect(check()).toEqual([
    expect.stringMatching(/^articles\/a\.md:2: title has a colon/),
    expect.stringMatching(/^articles\/a\.md:6: category is "Gardening"/),
    'articles/a.md:7: there is no field "autor". Did you mean "author"?',
    expect.stringMatching(/^articles\/a\.md:12: tags has 1 entry and needs/),
    expect.stringMatching(/^articles\/a\.md:17: the link "\/nowhere" goes to a page that doesn’t exist/),
    expect.stringMatching(/^articles\/a\.md:19: write headings with ##/),
    expect.stringMatching(/^articles\/a\.md:21: there is no picture "yard.jpg"/),
  ])
})

test('a tag is wrong where fewer write it so, and then where it is newer', () => {
  const article = (id: string, date: string, tag: string) =>
    write(
      `articles/${id}.md`,
      articleMarkdown({ title: `Article of ${id}`, date, tags: [tag, 'one', 'two'] }),
    )
  article('a', '2026-02-03', 'Work load')
  article('b', '2026-02-01', 'workload')
  const message = 'the tag "Work load" is written "workload" in articles/b.md. Use one spelling.'
  expect(check()).toEqual([`articles/a.md:13: ${message}`])
  article('c', '2026-02-03', 'Work load')
  expect(check()).toEqual([
    'articles/b.md:13: the tag "workload" is written "Work load" in articles/a.md. Use one spelling.',
  ])
})

test('what npm run new has written is no text for the public', () => {
  const [excerpt] = fieldRules(articleFrontMatter).properties?.excerpt?.examples ?? []
  const example = { ...NOW, excerpt }
  write('articles/a.md', articleMarkdown(example, 'A text.\n\n## A heading\n\nAnother paragraph.'))
  write('articles/b.md', articleMarkdown({ ...example, title: 'Another article', draft: true }))
  expect(check()).toEqual([
    'articles/a.md:3: excerpt is still the example from npm run new. Write your own.',
    'articles/a.md:21: "A heading" is still the example from npm run new. Write your own text.',
    'articles/a.md:23: "Another paragraph." is still the example from npm run new. Write your own text.',
  ])
})

test('an author is perhaps another one', () => {
  for (const id of ['a', 'b'])
    write(`articles/${id}.md`, articleMarkdown({ ...NOW, title: `Article of ${id}` }))
  write('articles/c.md', articleMarkdown({ ...NOW, title: 'Article of c', author: 'Asha Roa' }))
  expect(check()).toEqual([
    'articles/c.md:7: warning: author is "Asha Roa". Did you mean "Asha Rao", as in articles/a.md?',
  ])
})

test('files that nothing reads are named, with the name that they need', () => {
  write('articles/my log.txt')
  write('articles/b.md.txt')
  write('articles/yard.jpg')
  write('modules/c.markdown')
  write('modules/c.docx')
  expect(check()).toEqual([
    expect.stringMatching(/^modules\/c\.docx: the site reads files that end in \.md\. Save it/),
    expect.stringMatching(/^modules\/c\.markdown: .* Rename it to c\.md\.$/),
    expect.stringMatching(/^articles\/b\.md\.txt: .* Rename it to b\.md\.$/),
    expect.stringMatching(/^articles\/my log\.txt: .* Rename it to my-log\.md\.$/),
    expect.stringMatching(/^articles\/yard\.jpg: a picture belongs in the folder of its article/),
  ])
})

test('a folder of photos that was not renamed with its article, and a link to its old name', () => {
  write('articles/what-was-found.md', articleMarkdown(NOW, 'See [it](/resources/articles/what-was-seen).'))
  write('articles/what-was-seen/cover.jpg')
  expect(check()).toEqual([
    expect.stringMatching(
      /: the link ".*" goes to a page that doesn’t exist: there is no file articles\/what-was-seen\.md\. Did you mean ".*what-was-found"\?$/,
    ),
    'articles/what-was-seen/cover.jpg: there is no article what-was-seen.md. Did you mean "what-was-found"? Give the folder the name of its article.',
  ])
})

test('a cover with another name is known for one', () => {
  write('articles/a.md', articleMarkdown(NOW))
  write('articles/a/Cover.jpg')
  expect(check()).toEqual([
    'articles/a/Cover.jpg: no text uses this picture. Did you mean cover.jpg, the picture of the card? Rename it.',
  ])
})

test('a module says what it may hold, and where it holds something else', () => {
  write('modules/a.md', moduleMarkdown({}, 'A text.\n\n## A title'))
  expect(check()).toEqual([
    expect.stringMatching(
      /^modules\/a\.md:34: a heading cannot stand here\. A module holds paragraphs, bullet/,
    ),
  ])
})

test.each([
  ['/old /contact', '/old: /contact'],
  ['/old:/contact', '/old: /contact'],
  ['/old -> /contact', '/old: /contact'],
  ['/old', '/old: /contact'],
])('a redirect written as %s', (line, proposal) => {
  write('redirects.yaml', `# Old addresses\n\n/other: /about # moved\n${line}\n"/quoted": /about\n`)
  expect(check()).toEqual([
    `redirects.yaml:4: "${line}" isn’t a pair of addresses. Put a colon and a space between the old and the new one: ${proposal}`,
  ])
})
