import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '#scripts/testing/temporaryFolder.ts'
import { resolveAddress } from '../collections/resolveAddress.ts'
import { articleMarkdown, moduleMarkdown } from '../collections/sampleContent.ts'
import { moduleFrontMatter } from '../schema/module.ts'
import { checkContent } from './checkContent.ts'

let dir = ''
beforeEach(() => {
  dir = temporaryFolder()
  vi.stubEnv('CONTENT_TODAY', '2026-03-01')
  write('modules/a.md', moduleMarkdown())
  write('articles/b.md', articleMarkdown({}, '## The point\n\nText.'))
})

const write = (path: string, text: string) => writeFiles(dir, { [path]: text })
const messages = () => checkContent(dir).map(({ message }) => message)

test.each<[href: string, problem?: string]>([
  ['/demo?from=b'],
  ['/resources/articles/b#the-point'],
  ['/contakt', 'goes to a page that doesn’t exist. Did you mean "/contact"?'],
  ['/resources/articles/b#the-piont', 'goes to a heading that isn’t on that page. Did you mean "the-point"?'],
])('a link to %s', (href, problem) => {
  write('modules/a.md', moduleMarkdown({}, `[x](${href})`))
  expect(messages()).toEqual(problem ? [`the link "${href}" ${problem}`] : [])
})

test('a place that another page did not have when it was built is a warning', () => {
  write('modules/a.md', moduleMarkdown({}, '[x](/about#team) and [y](/about#taem) and [z](/contact#any)'))
  const anchorsOf = (path: string) => (path === '/about' ? ['story', 'team'] : undefined)
  expect(checkContent(dir, true, anchorsOf)).toMatchObject([
    { isWarning: true, message: expect.stringContaining('Did you mean "team"?') },
  ])
})

test('a link of a text or a page to a draft, or to what comes later, is noted', () => {
  const links = '[x](/resources/articles/draft) [y](/resources/articles/later)'
  write('articles/a.md', articleMarkdown({ title: 'Article of a', date: '2026-02-01' }, links))
  write('articles/draft.md', articleMarkdown({ title: 'Article of d', draft: true }))
  write('articles/later.md', articleMarkdown({ title: 'Article of l', date: '2026-04-02' }))
  write('pages/home.yaml', 'first: /resources/articles/b\nsecond: /resources/articles/draft\n')
  const toDraft = expect.stringContaining('goes to a page that is a draft. Until it is published')
  expect(messages()).toEqual([
    toDraft,
    expect.stringContaining('goes to a page that is scheduled for April 2, 2026. Until then'),
    toDraft,
  ])
})

test('a link of a text or a page to an entry that is deleted leads to its list, and holds up nothing', () => {
  write('articles/a.md', articleMarkdown({ title: 'Article of a' }, '[x](/resources/articles/gone#more)'))
  write('pages/home.yaml', 'first: /fast-track-modules/gone\n')
  vi.stubEnv('CONTENT_DIR', dir)
  const gone = {
    isWarning: true,
    message: expect.stringMatching(/gone.+ doesn’t exist\..* The link leads to \S+ instead\.$/),
  }
  expect(checkContent(dir).filter(({ message }) => message.startsWith('the link'))).toMatchObject([
    gone,
    gone,
  ])
  expect(resolveAddress('/resources/articles/gone#more')).toEqual({ path: '/resources/articles' })
  expect(resolveAddress('/lp/gone')).toEqual({ path: '/' })
})

test('a draft keeps no one from building the site', () => {
  write('articles/a.md', articleMarkdown({ draft: true, title: 'Short' }, '[x](/nowhere)'))
  expect(checkContent(dir, false)).toEqual([])
  expect(checkContent(dir)).toMatchObject([{ state: 'draft' }, { state: 'draft' }])
})

test('what npm run new has written is no text for the public', () => {
  write(
    'articles/a.md',
    articleMarkdown({ title: 'Another title' }, 'A text.\n\n## A heading\n\nAnother paragraph.'),
  )
  const examples = moduleFrontMatter.shape.description.meta()?.examples as string[] | undefined
  write('modules/b.md', moduleMarkdown({ title: 'A new module', description: examples?.[0] }))
  expect(messages()).toEqual([
    expect.stringContaining('still the example'),
    expect.stringContaining('still the'),
    expect.stringContaining('still the example'),
  ])
})
