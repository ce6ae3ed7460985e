import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentFolder, writeFiles } from '#scripts/testing/temporaryFolder.ts'
import { articles } from './articles.ts'
import { leaveOut, leftOut } from './leftOut.ts'
import { modules } from './modules.ts'
import { publicUntil, today } from './publication.ts'
import { linkToPublic } from './resolveAddress.ts'
import { articleMarkdown, moduleMarkdown } from './sampleContent.ts'

let dir = ''
beforeEach(() => {
  dir = contentFolder({}, '2026-03-12')
})

const write = (path: string, text: string) => writeFiles(dir, { [path]: text })
const articleIds = () => articles.list().map(({ id }) => id)
const moduleSlugs = () => modules.list().map(({ slug }) => slug)

test('articles come newest first, with read time, shown date and curly quotes', () => {
  write(
    'articles/old.md',
    articleMarkdown({ date: '2026-01-05', title: "A plant's log" }, 'word '.repeat(220)),
  )
  write('articles/new.md', articleMarkdown({ date: '2026-03-12' }, `${'word '.repeat(1320)}\r\n`))
  expect(articles.list()).toMatchObject([
    { id: 'new', readTime: '6 min read', shownDate: 'March 12, 2026' },
    { id: 'old', readTime: '1 min read', shownDate: 'January 5, 2026', title: 'A plant’s log' },
  ])
})

test('modules come by category and title', () => {
  write('modules/b.md', moduleMarkdown({ title: 'Beta title', category: 'Change & Resilience' }))
  write('modules/c.md', moduleMarkdown({ title: 'Gamma title' }))
  write('modules/a.md', moduleMarkdown({ title: 'Zeta title' }))
  expect(moduleSlugs()).toEqual(['c', 'a', 'b'])
})

test('a build holds what is public on its day, and nothing of drafts, finished or not', () => {
  write('articles/today.md', articleMarkdown({ date: '2026-03-12' }))
  write('articles/later.md', articleMarkdown({ date: '2026-03-13' }))
  write('articles/unfinished.md', articleMarkdown({ title: '', draft: true }))
  write('modules/later.md', moduleMarkdown({ publish: '2026-04-01' }))
  expect([articleIds(), moduleSlugs()]).toEqual([['today'], []])
  expect(articles.read('later')).toBeUndefined()
  vi.stubEnv('CONTENT_TODAY', '2026-04-01')
  expect([articleIds(), moduleSlugs()]).toEqual([['later', 'today'], ['later']])
})

test('a text with a mistake is left out, and links to it lead to its list', () => {
  write('modules/a.md', moduleMarkdown({ category: 'Nonsense' }))
  write('modules/b.md', moduleMarkdown({}, '> A quote'))
  write(
    'modules/c.md',
    moduleMarkdown({}, '[a](/fast-track-modules/a), [d](/fast-track-modules/d#more), [e](/contact)'),
  )
  write('modules/d.md', moduleMarkdown({ title: 'Another title' }))
  expect(moduleSlugs()).toEqual(['d', 'c'])
  const texts = ['modules/d.md', 'articles/old/e.md', 'landing/f.yaml'].map((file) => join(dir, file))
  const page = { file: join(dir, 'pages/home.yaml'), message: '' }
  expect(leaveOut([...texts.map((file) => ({ file, message: '' })), page])).toEqual([page])
  expect(moduleSlugs()).toEqual(['c'])
  expect(JSON.stringify(linkToPublic(modules.read('c')?.longDescription ?? [])).match(/"\/[^"]*"/g)).toEqual([
    '"/fast-track-modules"',
    '"/fast-track-modules"',
    '"/contact"',
  ])
  expect([...leftOut()]).toEqual(texts)
  vi.stubEnv('CONTENT_LEFT_OUT', '')
  expect(() => modules.list(join(dir, 'nowhere'))).toThrow(/nowhere: there is no such folder/)
})

test('a day begins at midnight at the office', () => {
  vi.stubEnv('CONTENT_TODAY', '')
  const midnight = Date.parse(publicUntil('2026-03-11'))
  vi.useFakeTimers({ now: midnight - 1 })
  expect(today()).toBe('2026-03-11')
  vi.setSystemTime(midnight)
  expect(today()).toBe('2026-03-12')
  vi.useRealTimers()
})
