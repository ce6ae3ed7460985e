import { expect, test } from 'vitest'
import { createMatcher } from './matcher.ts'
import { parseQuery } from './parseQuery.ts'
import { phraseBoost } from './phraseBoost.ts'
import type { SearchDocument } from './SearchDocument.ts'
import { tokenizeDocument } from './tokenizeDocument.ts'

const boost = (part: Partial<SearchDocument>, query = 'the same news ') => {
  const words = parseQuery(query).map((word) => ({ ...word, matches: [] }))
  const document: SearchDocument = { url: '/other', kind: 'page', title: 'Other', sections: [], ...part }
  return phraseBoost(tokenizeDocument(document), createMatcher(words), words.length)
}
const section = (heading: string, text: string) => ({ sections: [{ id: 'a', heading, text }] })

test.each<[string, Partial<SearchDocument>, number]>([
  ['nothing in common', {}, 1],
  ['words in another order', section('', 'news same the'), 1],
  ['a phrase in the text', section('', 'It is the same news again'), 1.2],
  ['two words of three', section('', 'the news, the same'), 1 + 0.2 * (2 / 3) ** 2],
  ['a phrase across a hyphen', section('', 'the same-news'), 1.2],
  ['a keyword', { keywords: ['the same news'] }, 1.3],
  ['a heading with other words', section('It is the same news', ''), 1.5],
  ['a heading of these words alone', section('The Same, news!', ''), 1.8],
  ['a title with other words', { title: 'The same news again' }, 1.6],
  ['a title of these words alone', { title: 'News: the same' }, 2.5 + 0.6 * (2 / 3) ** 2],
  ['an address', { url: '/the-same-news' }, 2.5],
])('%s', (_, part, expected) => {
  expect(boost(part)).toBeCloseTo(expected)
})

test('a single word has no phrase', () => {
  expect(boost({ title: 'News' }, 'news ')).toBe(1)
})
