import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { articleMarkdown, moduleMarkdown } from '../collections/sampleContent.ts'
import { checkContent } from './checkContent.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(dir, 'modules'))
  mkdirSync(join(dir, 'articles'))
})
afterEach(() => rmSync(dir, { recursive: true }))

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
  [
    'an unknown page',
    '[x](/nowhere)',
    /modules\/a\.md: field "body": link "\/nowhere" leads to no page of the site/,
  ],
  ['an unknown module', '[x](/fast-track-modules/zzz)', /link "\/fast-track-modules\/zzz" leads to no page/],
  ['a heading that is not there', '[x](/resources/articles/b#other)', /leads to no heading of that article/],
  ['a trailing slash', '[x](/contact/)', /link "\/contact\/" leads to no page/],
])('reports a link to %s', (_, body, message) => {
  write('modules/a.md', moduleMarkdown({}, body))
  write('articles/b.md', articleMarkdown({}, '## The point\n\nText.'))
  expect(checkContent(dir)).toEqual([expect.stringMatching(message)])
})

test('reports two modules with the same title', () => {
  write('modules/a.md', moduleMarkdown())
  write('modules/b.md', moduleMarkdown({ title: 'sample MODULE' }))
  expect(checkContent(dir)).toEqual([
    expect.stringMatching(/b\.md: field "title": "sample MODULE" is already/),
  ])
})

test('reports the problems of modules and articles together', () => {
  write('modules/a.md', moduleMarkdown({ audience: 'Everybody' }))
  write('articles/b.md', articleMarkdown({ category: 'Gardening' }))
  expect(checkContent(dir)).toEqual([
    expect.stringMatching(/modules\/a\.md: field "audience": Invalid option/),
    expect.stringMatching(/articles\/b\.md: field "category": Invalid option/),
  ])
})
