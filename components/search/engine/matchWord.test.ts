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
  ['none in four', 'role', 'roel ', []],
  ['two errors in nine letters', 'resilience', 'resliance ', ['resilience']],
  ['not two in eight', 'feedback', 'fedbakck ', []],
  ['one error before two', 'delegation relegation', 'delegatoin ', ['delegation']],
  ['the same first letter before others', 'tales males', 'talss ', ['tales']],
  ['another first letter when none has the same', 'tales males', 'dales ', ['males', 'tales']],
  [
    'one error and another first letter before two errors',
    'messaging dassagong',
    'dessaging ',
    ['messaging'],
  ],
  ['a prefix of a longer word only while it is typed', 'communication', 'comunica ', []],
  ['and then with an error too', 'communication', 'comunica', ['communication']],
  ['other forms after the word itself', 'coaching coach coached', 'coach ', ['coach', 'coaching', 'coached']],
  ['forms before longer words', 'coaches coachable', 'coach', ['coaches', 'coachable']],
  ['a finished word that nothing else answers as a prefix', 'coachable', 'coach ', ['coachable']],
])('%s', async (_, text, query, expected) => {
  expect(await matches(text, query)).toEqual(expected)
})
