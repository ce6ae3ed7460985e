import { expect, test } from 'vitest'
import { memoryIndex } from '#scripts/testing/memoryIndex.ts'
import { matchWord } from './matchWord.ts'
import { parseQuery, type QueryWord } from './parseQuery.ts'

async function matches(text: string, query: string): Promise<string[]> {
  const { open } = memoryIndex([
    { url: '/a', kind: 'page', title: 'One', sections: [{ id: '', heading: '', text }] },
  ])
  const found = await matchWord(open(), parseQuery(query)[0] as QueryWord)
  return found.sort((a, b) => b.quality - a.quality).map(({ term }) => term)
}

test.each([
  ['one error in five letters', 'role roles rules', 'rolse ', ['role', 'roles']],
  ['two errors in nine letters', 'resilience', 'resliance ', ['resilience']],
  ['one error before two', 'delegation relegation', 'delegatoin ', ['delegation']],
  ['the same first letter before others', 'tales males', 'talss ', ['tales']],
  ['a prefix of a longer word only while it is typed', 'communication', 'comunica ', []],
  ['and then with an error too', 'communication', 'comunica', ['communication']],
  ['other forms after the word itself', 'coaching coach coached', 'coach ', ['coach', 'coaching', 'coached']],
])('%s', async (_, text, query, expected) => {
  expect(await matches(text, query)).toEqual(expected)
})
