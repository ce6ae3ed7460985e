import { describe, expect, it } from 'vitest'
import { withRecent } from './recentSearches.ts'

describe('withRecent', () => {
  it.each([
    ['puts a search first', ['a'], 'b', ['b', 'a']],
    ['moves a repeated one up, whatever its case', ['a', 'Coach'], 'coach', ['coach', 'a']],
    ['keeps five', ['1', '2', '3', '4', '5'], '6', ['6', '1', '2', '3', '4']],
    ['leaves the list alone without a text', ['a'], '  ', ['a']],
  ])('%s', (_name, list, query, expected) => {
    expect(withRecent(list, query)).toEqual(expected)
  })
})
