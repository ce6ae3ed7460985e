import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { articleCard } from './articleCard.ts'
import { articles } from './articles.ts'
import { moduleCard } from './moduleCard.ts'
import { modules } from './modules.ts'
import { today } from './publication.ts'
import { articleMarkdown, moduleMarkdown } from './sampleContent.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
  for (const name of ['modules', 'articles']) mkdirSync(join(dir, name))
  vi.stubEnv('CONTENT_TODAY', '2026-03-12')
  const write = (path: string, text: string) => writeFileSync(join(dir, path), text)
  write('articles/today.md', articleMarkdown({ date: '2026-03-12' }))
  write('articles/later.md', articleMarkdown({ date: '2026-03-13' }))
  write('articles/draft.md', articleMarkdown({ date: '2026-01-01', draft: true }))
  write('articles/unfinished.md', articleMarkdown({ title: '', draft: true }))
  write('modules/always.md', moduleMarkdown())
  write('modules/later.md', moduleMarkdown({ publish: '2026-04-01', title: 'Later module' }))
  write('modules/draft.md', moduleMarkdown({ draft: true, title: 'Draft module' }))
})
afterEach(() => rmSync(dir, { recursive: true }))

const articleIds = () => articles.list(dir).map(({ id }) => id)
const moduleSlugs = () => modules.list(dir).map(({ slug }) => slug)

describe('a build', () => {
  test('holds what is public on its day, and nothing of drafts, finished or not', () => {
    expect(articleIds()).toEqual(['today'])
    expect(moduleSlugs()).toEqual(['always'])
    expect([...articles.readAll(dir)].map(({ id }) => id)).toEqual(['today'])
    for (const id of ['later', 'draft', 'unfinished']) expect(articles.read(id, dir)).toBeUndefined()
  })

  test('of a later day holds more, without any edit', () => {
    vi.stubEnv('CONTENT_TODAY', '2026-04-01')
    expect(articleIds()).toEqual(['later', 'today'])
    expect(moduleSlugs()).toEqual(['later', 'always'])
    expect(articles.read('later', dir)?.id).toBe('later')
  })
})

test('the dev server shows all of it, marked', () => {
  vi.stubEnv('CONTENT_UNPUBLISHED', 'shown')
  rmSync(join(dir, 'articles/unfinished.md'))
  const marks = articles.list(dir).map((article) => [article.id, articleCard(article).mark])
  expect(Object.fromEntries(marks)).toEqual({
    later: 'Scheduled for March 13, 2026',
    today: undefined,
    draft: 'Draft',
  })
  const cards = modules.list(dir).map(moduleCard)
  expect(Object.fromEntries(cards.map(({ slug, mark }) => [slug, mark]))).toEqual({
    always: undefined,
    later: 'Scheduled for April 1, 2026',
    draft: 'Draft',
  })
  expect(cards.every((card) => card.mark !== undefined || !('mark' in card))).toBe(true)
})

test.each([
  ['2026-03-11T18:29:59Z', '2026-03-11'],
  ['2026-03-11T18:30:00Z', '2026-03-12'],
])('a day begins at midnight in India: %s is in %s', (moment, day) => {
  vi.stubEnv('CONTENT_TODAY', '')
  vi.useFakeTimers({ now: new Date(moment) })
  expect(today()).toBe(day)
  vi.useRealTimers()
})
