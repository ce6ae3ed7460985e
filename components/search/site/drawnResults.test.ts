import { expect, test, vi } from 'vitest'
import type { SiteResult } from '../engine/site/toResult.ts'
import { beginAnswer, keepDrawn } from './drawnResults.ts'

const result = (page: string, text = ''): SiteResult => ({
  page,
  url: page,
  kind: 'page',
  title: page,
  titleRanges: [],
  heading: '',
  headingRanges: [],
  excerpt: { text, ranges: [] },
})
const knownOf = (results: SiteResult[]) => vi.fn((count: number) => results.slice(0, count))
const pages = (results: readonly SiteResult[]) => results.map(({ page }) => page)

test('an answer begins with its first result, above the former ones', () => {
  const known = knownOf([result('/c'), result('/d')])
  expect(pages(beginAnswer(known, [result('/a'), result('/b'), result('/c', 'old')], 8))).toEqual([
    '/c',
    '/a',
    '/b',
  ])
  expect(known).toHaveBeenCalledTimes(1)
})

test('results that stand there already are followed by the first one that does not', () => {
  const drawn = [result('/a'), result('/b')]
  const begun = beginAnswer(knownOf([result('/a'), result('/c'), result('/d')]), drawn, 8)
  expect(pages(begun)).toEqual(['/a', '/c', '/b'])
  expect(begun[0]).toBe(drawn[0])
})

test('an answer like the former one is not compared to its end', () => {
  const drawn = ['/a', '/b', '/c', '/d', '/e'].map((page) => result(page))
  const known = knownOf(drawn.map((one) => ({ ...one })))
  expect(beginAnswer(known, drawn, 8)).toEqual(drawn)
  expect(known).toHaveBeenCalledTimes(3)
})

test('no more results than wanted, and none where none were found', () => {
  const drawn = [result('/a'), result('/b')]
  expect(pages(beginAnswer(knownOf([result('/c')]), drawn, 2))).toEqual(['/c', '/a'])
  expect(beginAnswer(knownOf([]), drawn, 2)).toEqual([])
})

test('only equal results stay the same objects', () => {
  const drawn = [result('/a', 'one'), result('/b', 'two')]
  const [a, b] = keepDrawn([result('/a', 'one'), result('/b', 'three')], drawn)
  expect(a).toBe(drawn[0])
  expect(b).not.toBe(drawn[1])
})
