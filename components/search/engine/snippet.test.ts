import { expect, test } from 'vitest'
import { createRandom } from '#scripts/testing/randomCases.ts'
import { createMatcher, marksIn } from './matcher.ts'
import { parseQuery } from './parseQuery.ts'
import { makeSnippet } from './snippet.ts'
import { tokenize } from './terms.ts'

const snippetOf = (text: string, query = 'coach team zurich shortform ') => {
  const matcher = createMatcher(parseQuery(query).map((word) => ({ ...word, matches: [] })))
  return makeSnippet(text, marksIn(tokenize(text), matcher))
}
const marked = (text: string) => {
  const snippet = snippetOf(text)
  return snippet.ranges.map(({ start, end }) => snippet.text.slice(start, end))
}

test('marks whole words in their own spelling, once each', () => {
  expect(marked('A Coach in Zürich, and coaches.')).toEqual(['Coach', 'Zürich'])
  expect(marked('Cafe\u0301 Zu\u0308rich')).toEqual(['Zu\u0308rich'])
  expect(marked('Our short-form team')).toEqual(['short-form', 'team'])
})

test('shows the place where most of the words stand together', () => {
  const filler = 'words that fill the page '.repeat(20)
  const page = `coach ${filler}team and coach ${filler}`
  const { text } = snippetOf(page, 'team coach ')
  expect(text).toContain('team and coach')
  expect(text).toMatch(/^… .+ …$/)
  expect(text.length).toBeLessThan(210)
})

test('never cuts a word or a mark, and never leaves the text', () => {
  const random = createRandom(31)
  const words = ['coach', 'team', 'Zürich', 'a', 'something', 'else', 'longer-than-others', '😀']
  for (let round = 0; round < 500; round++) {
    const text = Array.from({ length: random(120) }, () => words[random(words.length)]).join(' ')
    const snippet = snippetOf(text)
    const inner = snippet.text.replace(/^… /, '').replace(/ …$/, '')
    expect(` ${text} `).toContain(` ${inner} `)
    for (const { start, end } of snippet.ranges)
      expect(['coach', 'team', 'Zürich']).toContain(snippet.text.slice(start, end))
    if (/coach|team|Zürich/.test(text)) expect(snippet.ranges.length).toBeGreaterThan(0)
  }
})
