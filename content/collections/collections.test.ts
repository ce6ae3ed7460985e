import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadArticles } from './articles.ts'
import { loadModules, modules } from './modules.ts'
import { articleMarkdown, moduleMarkdown } from './sampleContent.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}

describe('loadModules', () => {
  test('reads front matter, slug and long description, in the order of categories and titles', () => {
    write(
      'modules/b.md',
      moduleMarkdown({ title: 'Beta title', category: 'Change & Resilience' }, 'One *two*.'),
    )
    write('modules/c.md', moduleMarkdown({ title: 'Gamma title' }))
    write('modules/a.md', moduleMarkdown({ title: 'Zeta title' }))
    const loaded = loadModules(dir)
    expect(loaded.map((module) => module.slug)).toEqual(['c', 'a', 'b'])
    expect(loaded[2]?.longDescription).toEqual([
      { kind: 'text', content: ['One ', { emphasis: 'two' }, '.'] },
    ])
    expect(modules.list(dir).map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
  })

  test('curls the quotes of every text of the fields', () => {
    const part = { title: "The observer's notes", text: `${'What happens in this part, '.repeat(3)}"here".` }
    const metaTitle = "A leader's week: workload module"
    const title = "A leader's week"
    const description = "See your week as your team's members see it."
    write(
      'modules/a.md',
      moduleMarkdown({ title, description, metaTitle, whatYoullLearn: [part, part, part] }),
    )
    const [module] = loadModules(dir)
    expect(module).toMatchObject({ title: 'A leader’s week', description: expect.stringContaining('team’s') })
    expect(modules.list(dir)).toMatchObject([{ title: 'A leader’s week', description: module?.description }])
    expect(module?.metaTitle).toBe('A leader’s week: workload module')
    expect(module?.whatYoullLearn[0]?.title).toBe('The observer’s notes')
    expect(module?.whatYoullLearn[0]?.text).toMatch('“here”.')
  })

  test('names the problems of every file', () => {
    write('modules/a.md', moduleMarkdown({ category: 'Nonsense' }))
    write('modules/b.md', moduleMarkdown({}, '### Too deep'))
    write('modules/c.md', moduleMarkdown({}, '> A quote'))
    write('modules/d.md', 'No fields')
    expect(() => loadModules(dir)).toThrow(
      new RegExp(
        [
          'modules/a\\.md:\\d+: category is "Nonsense"\\. Choose one of: .*',
          '.*modules/b\\.md:\\d+: write headings with ##, not ###',
          '.*modules/c\\.md:32: a quote cannot stand here\\. A module holds paragraphs, bullet lists and numbered lists, .*',
          '.*modules/d\\.md:1: the file must begin with its fields, between two lines of ---\\.',
        ].join('\n'),
      ),
    )
  })

  test('refuses a content folder that does not exist', () => {
    expect(() => loadModules(join(dir, 'nowhere'))).toThrow(/nowhere: there is no such folder/)
  })
})

describe('loadArticles', () => {
  test('curls the quotes of title, excerpt, author bio and description', () => {
    const given = { title: "A plant's log", excerpt: `${'What the log shows. '.repeat(4)}"Nothing."` }
    const metaDescription = `The client's case, ${'with what a reader can use, '.repeat(4)}`
    const authorBio = `It's ${'a life of work '.repeat(5)}`
    write('articles/a.md', articleMarkdown({ ...given, authorBio, metaDescription }))
    const [article] = loadArticles(dir)
    expect(article?.title).toBe('A plant’s log')
    expect(article?.excerpt).toMatch('“Nothing.”')
    expect(article?.authorBio).toMatch('It’s')
    expect(article?.metaDescription).toMatch('The client’s case')
  })

  test('sorts by date and adds read time and the date as shown', () => {
    write('articles/old.md', articleMarkdown({ date: '2026-01-05' }, `${'word '.repeat(219)}word`))
    write('articles/new.md', articleMarkdown({ date: '2026-03-12' }, `${'word '.repeat(1319)}word\r\n`))
    const articles = loadArticles(dir)
    expect(articles.map(({ id, readTime, shownDate }) => [id, readTime, shownDate])).toEqual([
      ['new', '6 min read', 'March 12, 2026'],
      ['old', '1 min read', 'January 5, 2026'],
    ])
  })
})
