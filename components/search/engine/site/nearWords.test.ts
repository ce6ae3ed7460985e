import { expect, test } from 'vitest'
import { memoryIndex } from './memoryIndex.ts'
import { nearWords } from './nearWords.ts'

const near = async (words: string, typed: string, isUnfinished = false) => {
  const sections = [{ id: '', heading: '', text: words }]
  const { index } = memoryIndex([{ url: '/a', kind: 'page', title: 'One', sections }])
  return (await nearWords(index, typed, isUnfinished)).map(({ word }) => word)
}

test.each([
  ['one error in five letters', 'role roles rules', 'rolse', ['role', 'roles']],
  ['none in four', 'role', 'roel', []],
  ['two errors in nine letters', 'resilience', 'resliance', ['resilience']],
  ['not two in eight', 'feedback', 'fedbakck', []],
  ['one error before two', 'delegation relegation', 'delegatoin', ['delegation']],
  ['the same first letter before others', 'tales males', 'talss', ['tales']],
  ['another first letter when none has the same', 'tales males', 'dales', ['males', 'tales']],
  ['one error and another first letter before two errors', 'messaging dassagong', 'dessaging', ['messaging']],
])('%s', async (_, words, typed, expected) => {
  expect(await near(words, typed)).toEqual(expected)
})

test('the beginning of a longer word is near while it is being typed', async () => {
  expect(await near('communication', 'comunica')).toEqual([])
  expect(await near('communication', 'comunica', true)).toEqual(['communication'])
})
