import { expect, test } from 'vitest'
import { marksIn, queryTerms } from './marksIn.ts'
import { parseQuery } from './parseQuery.ts'
import { makeSnippet } from './toResult.ts'

const snippetOf = (text: string, query = 'coach team zurich shortform ') => {
  const terms = queryTerms(parseQuery(query).map(({ term }) => [{ term, quality: 1 }]))
  return makeSnippet(text, marksIn(text, terms))
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
