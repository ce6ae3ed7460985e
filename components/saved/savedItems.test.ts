import { expect, test } from 'vitest'
import { NOTHING_SAVED, parseSaved, toggleItem } from './savedItems.ts'

test('an item goes in at the end and comes out again', () => {
  const one = toggleItem(NOTHING_SAVED, 'articles', 'a')
  const two = toggleItem(one, 'articles', 'b')
  const three = toggleItem(two, 'modules', 'a')
  expect(three).toEqual({ articles: ['a', 'b'], modules: ['a'] })
  expect(toggleItem(three, 'articles', 'a')).toEqual({ articles: ['b'], modules: ['a'] })
  expect(NOTHING_SAVED).toEqual({ articles: [], modules: [] })
})

test('what was stored comes back', () => {
  const items = { articles: ['a', 'b'], modules: ['c'] }
  expect(parseSaved(JSON.stringify(items))).toEqual(items)
})

test.each([
  ['nothing', null, NOTHING_SAVED],
  ['no JSON', '{', NOTHING_SAVED],
  ['another value', '"a"', NOTHING_SAVED],
  ['null', 'null', NOTHING_SAVED],
  ['one of the lists', '{"articles":["a"]}', { articles: ['a'], modules: [] }],
  ['other things in a list', '{"articles":["a",1,null],"modules":{}}', { articles: ['a'], modules: [] }],
])('reads %s', (_, stored, expected) => {
  expect(parseSaved(stored)).toEqual(expected)
})
