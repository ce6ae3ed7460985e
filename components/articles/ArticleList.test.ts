import { expect, test } from 'vitest'
import { isSchedule } from './ArticleList.tsx'

const items = (...labels: string[]) => labels.map((strong) => ({ content: [{ strong }, ' and so on'] }))

test.each([
  ['minutes', items('10 minutes:', '5 minutes, alone:'), true],
  ['a span of minutes after what comes before', items('Before:', '0 to 20:'), true],
  ['weeks in words', items('Week three:', 'Week five:'), true],
  ['days', items('Day 1:', 'Day 2:'), true],
  ['one item without a time', items('Day 1:', 'Who signs:'), false],
  ['names of fields', items('Decision:', 'Price:'), false],
  ['a word that begins like a time', items('Weekly:', 'Days off:'), false],
  ['a time that is not set apart', [{ content: ['10 minutes: alone'] }], false],
])('knows a schedule: %s', (_, list, expected) => {
  expect(isSchedule(list)).toBe(expected)
})
