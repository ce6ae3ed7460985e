import { expect, test } from 'vitest'
import { memoryIndex } from '#scripts/testing/memoryIndex.ts'
import type { Kind, SearchDocument } from './SearchDocument.ts'
import { search } from './search.ts'

const article = (title: string, text = '', heading = '', kind: Kind = 'article'): SearchDocument => ({
  url: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  kind,
  title,
  sections: [
    { id: '', heading: '', text: 'An opening that every document has.' },
    { id: 'part', heading, text },
  ],
})

const titles = async (documents: SearchDocument[], query: string) => {
  const { results } = await search(memoryIndex(documents).open(), query, 8)
  return results.map(({ title }) => title.text)
}

test('a title counts more than a heading, a heading more than the text', async () => {
  const documents = [
    article('First', 'All about delegation.'),
    article('Second', 'Nothing much.', 'Delegation at work'),
    article('Delegation for new managers'),
    article('Fourth', 'Something else.'),
  ]
  expect(await titles(documents, 'delegation')).toEqual(['Delegation for new managers', 'Second', 'First'])
})

test.each([
  ['comunication skils', ['Communication skills']],
  ['fedbakc', []],
  ['stratgic thin', ['Strategic thinking']],
  ['ZURICH', ['Zürich office']],
  ['shortform', ['Short-form programs']],
  ['short form', ['Short-form programs']],
])('%s finds %s', async (query, expected) => {
  const all = [
    'Communication skills',
    'Feedback',
    'Strategic thinking',
    'Zürich office',
    'Short-form programs',
  ]
  const documents = all.map((title) => article(title))
  expect(await titles(documents, query)).toEqual(expected)
})

test('an aborted search reads no texts', async () => {
  const reads: string[] = []
  const index = memoryIndex([article('One')]).open(reads)
  await expect(search(index, 'one', 8, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(reads).toEqual(['terms-0.json'])
})

test('every word of the question must be there, except the little ones', async () => {
  const documents = [
    article('Giving feedback', 'to a team'),
    article('Feedback', 'to the board'),
    article('Teams'),
  ]
  expect(await titles(documents, 'how do I give feedback to my team')).toEqual(['Giving feedback'])
})

test('when no document has all words, those with the most of them come, and the answer says so', async () => {
  const documents = [article('Giving feedback', 'to a team'), article('Boards')]
  const answer = await search(memoryIndex(documents).open(), 'feedback team juggling', 8)
  expect(answer).toMatchObject({
    total: 1,
    isPartial: true,
    results: [{ title: { text: 'Giving feedback' } }],
  })
})

test.each(['', '   ', '&', '—', '😀'])('%j finds nothing and fails nowhere', async (query) => {
  const index = memoryIndex([article('One')]).open()
  expect(await search(index, query, 8)).toEqual({ results: [], total: 0, isPartial: false })
})

test('a result leads to the heading under which the words stand, with a marked excerpt', async () => {
  const index = memoryIndex([
    article('One', 'A plan for the first week and a talk with the team.', 'The first week'),
  ]).open()
  const { results } = await search(index, 'talk team', 8)
  const [result] = results
  expect(result?.url).toBe('/one#part')
  expect(result?.heading.text).toBe('The first week')
  expect(result?.snippet.ranges.map(({ start, end }) => result.snippet.text.slice(start, end))).toEqual([
    'talk',
    'team',
  ])
})
