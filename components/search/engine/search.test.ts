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

test('a whole word counts more than its beginning, a beginning more than a typing error', async () => {
  const documents = [
    article('First', 'The coachable moment.'),
    article('Second', 'We coach.'),
    article('Third', 'A stagecoach.'),
  ]
  expect(await titles(documents, 'coach')).toEqual(['Second', 'First'])
  expect(await titles([article('One', 'Resilient'), article('Two', 'Resilience')], 'resilience')).toEqual([
    'Two',
    'One',
  ])
})

test.each([
  ['resiliance', ['Resilience']],
  ['resileince', ['Resilience']],
  ['reseliance', ['Resilience']],
  ['reslence', []],
  ['comunication skils', ['Communication skills']],
  ['comunicaton skills', ['Communication skills']],
  ['feedbck', ['Feedback']],
  ['fedbakc', []],
  ['role', ['Role']],
  ['rolle', ['Role']],
  ['roel', []],
  ['manager', ['Managers']],
  ['stratgic thin', ['Strategic thinking']],
  ['RÉSILIENCE', ['Resilience']],
  ['zurich', ['Zürich office']],
  ['shortform', ['Short-form programs']],
  ['short form', ['Short-form programs']],
])('%s finds %s', async (query, expected) => {
  const all = [
    'Resilience',
    'Communication skills',
    'Feedback',
    'Role',
    'Managers',
    'Strategic thinking',
    'Zürich office',
  ]
  const documents = [...all, 'Short-form programs'].map((title) => article(title))
  expect(await titles(documents, query)).toEqual(expected)
})

test.each([
  ['in a heading', 'same news in five lines', article('Last', 'Text.', 'The same news in five lines')],
  ['in the text', 'a wall of notes', article('Last', 'There is a wall of notes.')],
  ['in a title', 'managers who coach', article('Managers who coach well')],
])('words that stand %s as they were typed count more than scattered ones', async (_, query, last) => {
  const scattered = [
    article('First', 'News, lines: five managers coach the same wall, with notes.'),
    article('Second', 'Notes, the wall, the same managers, five coaches, news in lines.'),
    article('Third', 'Coach: notes on managers at a wall, of five lines; the same news.'),
  ]
  expect((await titles([...scattered, last], query))[0]).toBe(last.title)
})

test('the first letters of a word have no other forms, the word they make has', async () => {
  const documents = [article('Re', 'What it is about.'), article('Gaps', 'What is missing.')]
  expect(await titles(documents, 'res')).toEqual([])
  expect(await titles(documents, 'gap')).toEqual(['Gaps'])
  expect(await titles(documents, 'gap ')).toEqual(['Gaps'])
})

test('a page that is called by the typed words comes before pages that speak of them', async () => {
  const sections = [{ id: '', heading: '', text: 'Team coaching of all kinds.' }]
  const page: SearchDocument = { url: '/team-coaching', kind: 'page', title: 'Learning together', sections }
  const documents = [page, article('Team coaching at work', 'Team coaching.', 'Team coaching')]
  expect(await titles(documents, 'team coaching')).toEqual(['Learning together', 'Team coaching at work'])
})

test('little words say little, however rare they are', async () => {
  const documents = [article('Meetings'), article('Too much of a good thing', 'Many meetings.')]
  expect((await titles(documents, 'too many meetings'))[0]).toBe('Meetings')
})

test('words joined by a hyphen are found as one word too, which stands in for all of them', async () => {
  const documents = [
    article('Onboarding', 'The first week.'),
    article('Boarding', 'Planes.'),
    article('Week'),
  ]
  expect((await titles(documents, 'on-boarding '))[0]).toBe('Onboarding')
  expect(await titles(documents, 'on-boarding week ')).toEqual(['Onboarding'])
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

test('a question of little words alone finds titles', async () => {
  expect(await titles([article('About us'), article('Other', 'about us')], 'about')).toEqual(['About us'])
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

test('a title that says it all leads to the top of its page', async () => {
  const index = memoryIndex([article('Team talks', 'How a team talks.')]).open()
  const { results } = await search(index, 'team talks', 8)
  expect(results[0]).toMatchObject({
    url: '/team-talks',
    title: {
      ranges: [
        { start: 0, end: 4 },
        { start: 5, end: 10 },
      ],
    },
  })
})

test.each([
  ['its title', '/x', 'Delegation'],
  ['the beginning of its title', '/x', 'Delegation: what stays yours'],
  ['its address', '/delegation', 'Handing over'],
])('a page that a single word names by %s comes first', async (_, url, title) => {
  const named: SearchDocument = { url, kind: 'article', title, sections: [] }
  const other = article('Delegation at work', 'Delegation, delegation, delegation.', 'Delegation')
  for (const typed of ['delegation', 'delegat', 'd'])
    expect((await titles([other, named], typed))[0]).toBe(title)
})
