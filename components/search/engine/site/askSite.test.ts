import { expect, test } from 'vitest'
import { memoryIndex, openIndex } from './memoryIndex.ts'
import { prepareQuestion } from './prepareQuestion.ts'
import type { SiteDocument } from './SiteDocument.ts'
import { SiteIndex } from './SiteIndex.ts'
import { askSite } from './searchSite.ts'

const many = Array.from(
  { length: 120 },
  (_, at): SiteDocument => ({
    url: `/coaching-${at}`,
    kind: 'article',
    title: `Coaching ${at}`,
    sections: [{ id: 'plan', heading: 'Plan', text: 'A coach and a team.' }],
  }),
)
const texts = (reads: readonly string[]) => reads.filter((file) => file.startsWith('documents/'))

test('a single word is answered by title before any text is read', async () => {
  const { index, reads } = memoryIndex(many)
  const quick = await askSite(index, 'coach', 4)
  expect(texts(reads)).toEqual([])
  const known = quick.known(2)
  expect(known.map(({ title, excerpt }) => [title, excerpt.text])).toEqual([
    ['Coaching 0', ''],
    ['Coaching 1', ''],
  ])
  expect(known[0]?.titleRanges).toEqual([{ start: 0, end: 8 }])
  const { results } = await quick.whole()
  expect(texts(reads)).toHaveLength(4)
  expect(results.map(({ page }) => page)).toEqual(quick.known(9).map(({ page }) => page))
  expect(results.every(({ excerpt }) => excerpt.ranges.length > 0)).toBe(true)
  expect(quick.known(4)).toEqual(results)
})

test('a divided index knows the title of the best answer to a single word', async () => {
  const { index, reads } = memoryIndex(many, 100)
  for (const typed of ['coach', 'c', 'team ', 'coachimg']) {
    const quick = await askSite(index, typed, 4)
    expect(texts(reads)).toEqual([])
    expect(quick.known(1).map(({ title }) => title)).toEqual(['Coaching 0'])
  }
})

test('a question that was prepared finds its words read', async () => {
  const { index, reads } = memoryIndex(many, 100)
  for (const typed of ['c', 'coa', 'plan te', 'team ', '']) {
    prepareQuestion(index, typed)
    await new Promise((resolve) => setTimeout(resolve))
    const prepared = [...reads]
    await askSite(index, typed.split(' ').at(-1) ?? '', 4)
    expect(reads).toEqual(prepared)
  }
  expect(reads.length).toBeGreaterThan(2)
})

/** Each of two words leads to other documents than both together do. */
const crossed = [
  { url: '/coaching', title: 'Coaching' },
  { url: '/team', title: 'Team' },
  ...Array.from({ length: 4 }, (_, at) => ({ url: `/${at}/team`, title: 'Team coaching' })),
].map((named): SiteDocument => ({ ...named, kind: 'article', sections: [{ id: '', heading: '', text: '' }] }))

test('where titles are not known the text of the first result is read before the others', async () => {
  const { index, reads } = memoryIndex(crossed, 10)
  const quick = await askSite(index, 'coaching team', 4)
  expect(texts(reads)).toHaveLength(1)
  expect(quick.known(4)).toHaveLength(1)
  expect(quick.known(1)[0]?.titleRanges).toHaveLength(2)
  expect((await quick.whole()).results).toHaveLength(4)
})

test('where the first text has to come from far the others are asked for meanwhile', async () => {
  const { index, files } = memoryIndex(crossed, 10)
  const asked: string[] = []
  const far = new SiteIndex(index.manifest, async (file) => {
    asked.push(file)
    if (file.startsWith('documents/')) await new Promise((resolve) => setTimeout(resolve, 120))
    return JSON.parse(files.get(file) ?? '')
  })
  await askSite(far, 'coaching team', 4)
  expect(texts(asked)).toHaveLength(4)
})

test('texts tell which documents hold several words in a row, and these come first in the whole answer', async () => {
  const withHeadings = (url: string, ...headings: string[]): SiteDocument => ({
    url,
    kind: 'article',
    title: 'Article',
    sections: headings.map((heading) => ({ id: 'part', heading, text: 'Text.' })),
  })
  const { index } = memoryIndex([
    withHeadings('/one', 'Team', 'Coaching'),
    withHeadings('/two', 'Coaching team'),
  ])
  const quick = await askSite(index, 'coaching team', 8)
  expect(quick.known(1)[0]?.page).toBe('/one')
  const { results } = await quick.whole()
  expect(results.map(({ page }) => page)).toEqual(['/two', '/one'])
  const again = await askSite(index, 'coaching team', 8)
  expect(again.known(8)).toEqual(results)
})

test('several words are answered by title when texts cannot be read', async () => {
  const { index, files } = memoryIndex(many)
  const withoutTexts = new Map([...files].filter(([file]) => !file.startsWith('documents/')))
  const quick = await askSite(openIndex(withoutTexts, index.manifest).index, 'coaching team', 4)
  expect(quick.known(4).map(({ title }) => title)).toEqual([
    'Coaching 0',
    'Coaching 1',
    'Coaching 2',
    'Coaching 3',
  ])
  await expect(quick.whole()).rejects.toThrow('404: documents/')
})
