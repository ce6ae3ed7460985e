import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showProblem } from '../collections/ContentError.ts'
import { articleMarkdown, moduleMarkdown } from '../collections/sampleContent.ts'
import { checkContent } from './checkContent.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(dir, 'modules'))
  mkdirSync(join(dir, 'articles'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const shown = () => checkContent(dir).map((problem) => showProblem(problem).replace(`${dir}/`, ''))
const write = (path: string, text: string) => writeFileSync(join(dir, path), text)

test('the shipped content has no problem', () => {
  expect(checkContent()).toEqual([])
})

test('links to pages, modules, articles and headings resolve', () => {
  write(
    'modules/a.md',
    moduleMarkdown(
      {},
      'To [us](/contact), [b](/resources/articles/b#the-point) and [a](/fast-track-modules/a).',
    ),
  )
  write(
    'articles/b.md',
    articleMarkdown({}, '## The point\n\n- [demo](/demo?from=b) or [out](https://example.org)'),
  )
  expect(checkContent(dir)).toEqual([])
})

test.each([
  ['an unknown page', '[x](/contakt)', 'goes to a page that doesn’t exist. Did you mean "/contact"?'],
  [
    'an unknown module',
    '[x](/fast-track-modules/zzz)',
    'goes to a page that was removed or renamed: there is no file modules/zzz.md. Link to another page, or add its address to redirects.yaml.',
  ],
  [
    'a heading that is not there',
    '[x](/resources/articles/b#other)',
    'goes to a heading that isn’t on that page. It has: #the-point.',
  ],
  [
    'a heading that is nearly there',
    '[x](/resources/articles/b#the-piont)',
    'goes to a heading that isn’t on that page. Did you mean "the-point"?',
  ],
  [
    'a place of a module that is not there',
    '[x](/fast-track-modules/a#skills)',
    'goes to a heading that isn’t on that page. Did you mean "key-skills"?',
  ],
  ['a trailing slash', '[x](/contact/)', 'goes to a page that doesn’t exist. Did you mean "/contact"?'],
])('reports a link to %s', (_, body, message) => {
  write('modules/a.md', moduleMarkdown({}, body))
  write('articles/b.md', articleMarkdown({}, '## The point\n\nText.'))
  const href = /\((.*)\)/.exec(body)?.[1]
  expect(shown()).toEqual([`modules/a.md:32: the link "${href}" ${message}`])
})

test('doubts a link to a place that another page did not have when it was built', () => {
  write('modules/a.md', moduleMarkdown({}, '[x](/about#team) and [y](/about#taem) and [z](/contact#any)'))
  const anchorsOf = (path: string) => (path === '/about' ? ['story', 'team'] : undefined)
  expect(checkContent(dir, true, anchorsOf).map(({ message, isWarning }) => [isWarning, message])).toEqual([
    [
      true,
      'the link "/about#taem" goes to a place that isn’t on that page, as last built. Did you mean "team"?',
    ],
  ])
})

describe('what is not public yet', () => {
  const linkTo = (id: string) => `[x](/resources/articles/${id})`

  test('is no place to lead to from what is', () => {
    vi.stubEnv('CONTENT_TODAY', '2026-03-01')
    write('articles/a.md', articleMarkdown({ title: 'Article of a' }, `${linkTo('b')} ${linkTo('c')}`))
    write('articles/b.md', articleMarkdown({ title: 'Article of b', draft: true }))
    write('articles/c.md', articleMarkdown({ title: 'Article of c', date: '2026-04-02' }))
    expect(shown()).toEqual([
      expect.stringMatching(
        /a\.md:\d+: the link ".*b" goes to a page that is a draft\. Publish that one first/,
      ),
      expect.stringMatching(
        /a\.md:\d+: the link ".*c" goes to a page that is scheduled for April 2, 2026\. Leave the link out until then/,
      ),
    ])
  })

  test('may lead to what is public by then', () => {
    vi.stubEnv('CONTENT_TODAY', '2026-03-01')
    write('articles/a.md', articleMarkdown({ title: 'Article of a', date: '2026-04-03' }, linkTo('c')))
    write('articles/b.md', articleMarkdown({ title: 'Article of b', draft: true }, linkTo('a')))
    write('articles/c.md', articleMarkdown({ title: 'Article of c', date: '2026-04-02' }))
    expect(shown()).toEqual([])
  })

  test('keeps no one from building the site while it is a draft', () => {
    write('articles/a.md', articleMarkdown({ draft: true, title: 'Short' }, '[x](/nowhere)'))
    write('articles/b.md', articleMarkdown({ draft: true }, '[x](/nowhere)'))
    expect(checkContent(dir, false)).toEqual([])
    expect(shown()).toEqual([
      expect.stringMatching(/a\.md:2: \(draft\) title has 5 characters/),
      expect.stringMatching(/a\.md:\d+: \(draft\) the link "\/nowhere" goes to a page that doesn’t exist/),
      expect.stringMatching(/b\.md:\d+: \(draft\) the link "\/nowhere" goes to a page that doesn’t exist/),
    ])
  })
})

test('reports the problems of modules and articles together', () => {
  write('modules/a.md', moduleMarkdown({ audience: 'Everybody' }))
  write('articles/b.md', articleMarkdown({ category: 'Gardening' }))
  expect(shown()).toEqual([
    expect.stringMatching(/modules\/a\.md:\d+: audience is "Everybody"\. Choose one of/),
    expect.stringMatching(/articles\/b\.md:\d+: category is "Gardening"\. Choose one of/),
  ])
})
