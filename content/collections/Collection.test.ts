import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { articleFrontMatter } from '../schema/article.ts'
import { Collection } from './Collection.ts'
import { readFactsCache, writeFactsCache } from './factsCache.ts'
import { articleMarkdown } from './sampleContent.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(dir, 'articles'))
})
afterEach(() => rmSync(dir, { recursive: true }))

interface Facts {
  id: string
  title: string
}

const file = (name: string) => join(dir, 'articles', `${name}.md`)
const write = (name: string, title: string) => writeFileSync(file(name), articleMarkdown({ title }))

/** A collection without entries in memory, as in a new process, and a spy on the parsed texts. */
function newCollection(known = new Map<string, Facts>()) {
  const parsed = vi.fn(({ slug, data }: { slug: string; data: z.infer<typeof articleFrontMatter> }) => ({
    ...data,
    id: slug,
  }))
  const collection = new Collection(
    {
      name: 'articles',
      schema: articleFrontMatter,
      makeFull: parsed,
      makeFacts: ({ id, title }): Facts => ({ id, title }),
      compare: (a, b) => (a.title < b.title ? -1 : 1),
    },
    () => known,
  )
  return { collection, parsed }
}

const titles = ({ collection }: ReturnType<typeof newCollection>) =>
  collection.list(dir).map(({ title }) => title)

describe('Collection', () => {
  test('keeps facts alone, and reads a text when it is asked for', () => {
    write('a', 'Second article')
    write('b', 'First article')
    const { collection, parsed } = newCollection()
    expect(collection.list(dir)).toEqual([
      { id: 'b', title: 'First article' },
      { id: 'a', title: 'Second article' },
    ])
    expect(collection.list(dir)).toBe(collection.list(dir))
    expect(collection.read('a', dir)?.excerpt).toMatch('long enough')
    expect(collection.read('nobody', dir)).toBeUndefined()
    expect(parsed).toHaveBeenCalledTimes(3)
  })

  test('parses only what an earlier process has not, by content and name', () => {
    write('a', 'Article of a')
    write('b', 'Article of b')
    const earlier = newCollection().collection.factsByHash(dir)
    expect(newCollection(earlier).collection.list(dir)).toHaveLength(2)

    write('b', 'Article b, changed')
    write('c', 'Article of a')
    const later = newCollection(earlier)
    expect(titles(later)).toEqual(['Article b, changed', 'Article of a', 'Article of a'])
    expect(later.parsed.mock.calls.map(([{ slug }]) => slug)).toEqual(['b', 'c'])
    expect(later.collection.list(dir).map(({ id }) => id)).toContain('c')
  })

  test('the dev server sees files that were added, changed and removed', () => {
    vi.stubEnv('NODE_ENV', 'development')
    write('a', 'Article of a')
    write('b', 'Article of b')
    const all = newCollection()
    expect(titles(all)).toEqual(['Article of a', 'Article of b'])
    write('a', 'Changed article')
    write('c', 'Article of c')
    rmSync(file('b'))
    expect(titles(all)).toEqual(['Article of c', 'Changed article'])
    expect(all.collection.read('b', dir)).toBeUndefined()
    writeFileSync(file('a'), 'No front matter')
    expect(() => titles(all)).toThrow(/articles\/a\.md:1: the file must begin with its fields/)
  })

  test('reads every text one by one, and throws at the end', () => {
    write('a', 'Article of a')
    write('c', 'Article of c')
    writeFileSync(file('b'), 'No front matter')
    const read: string[] = []
    expect(() => {
      for (const { id } of newCollection().collection.readAll(dir)) read.push(id)
    }).toThrow(/articles\/b\.md:1: the file must begin with its fields/)
    expect(read).toEqual(['a', 'c'])
  })
})

describe('known facts', () => {
  const facts = { articles: new Map([['hash', { id: 'a' }]]), modules: new Map<string, object>() }

  test('are read as they were written', () => {
    writeFactsCache(facts, join(dir, 'new/facts.json'))
    expect(readFactsCache('articles', join(dir, 'new/facts.json'))).toEqual(facts.articles)
  })

  test.each([
    ['of other code', '{"version":"other","facts":{"articles":{"hash":{"id":"a"}},"modules":{}}}'],
    ['cut off', '{"version":'],
  ])('%s are none', (_, text) => {
    writeFileSync(join(dir, 'facts.json'), text)
    expect(readFactsCache('articles', join(dir, 'facts.json'))).toEqual(new Map())
  })

  test('are none without a file', () => {
    expect(readFactsCache('articles', join(dir, 'absent.json'))).toEqual(new Map())
  })
})
