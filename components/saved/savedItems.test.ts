import { expect, test, vi } from 'vitest'
import { NOTHING_SAVED, readSaved } from './savedItems.ts'

test.each([
  ['nothing', null, NOTHING_SAVED],
  ['no JSON', '{', NOTHING_SAVED],
  ['another value', '"a"', NOTHING_SAVED],
  ['null', 'null', NOTHING_SAVED],
  ['one of the lists', '{"articles":["a"]}', { articles: ['a'], modules: [] }],
  ['other things in a list', '{"articles":["a",1,null],"modules":{}}', { articles: ['a'], modules: [] }],
])('reads %s', (_, stored, expected) => {
  vi.stubGlobal('window', { localStorage: { getItem: () => stored } })
  expect(readSaved()).toEqual(expected)
})
