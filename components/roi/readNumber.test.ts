import { expect, it } from 'vitest'
import { readNumber } from './readNumber.ts'

const fields = {
  amount: { min: 0, max: 1_000_000 },
  people: { min: 1, max: 5000, whole: true },
  share: { min: 0, max: 100 },
} as const

it.each<[field: keyof typeof fields, text: string, kind: string, value?: number]>([
  ['amount', '3200', 'value', 3200],
  ['amount', '3,200', 'value', 3200],
  ['amount', '3.200', 'value', 3200],
  ['amount', '3’200', 'value', 3200],
  ['amount', '3\u202f200,50', 'value', 3200.5],
  ['amount', '3,200.50', 'value', 3200.5],
  ['amount', '3,5', 'value', 3.5],
  ['amount', 'Rs. 1,00,000', 'value', 100_000],
  ['people', '+20 people', 'value', 20],
  ['people', '1.200', 'value', 1200],
  ['share', '16.5 %', 'value', 16.5],
  ['share', '.5', 'value', 0.5],
  ['share', '120', 'refused', 120],
  ['people', '10,5', 'refused', 10.5],
  ['people', '−5', 'refused', -5],
  ['amount', 'a lot', 'unreadable'],
  ['amount', '3e4', 'unreadable'],
  ['amount', ' \u200b', 'empty'],
])('%s: %j is %s %d', (field, text, kind, value) => {
  expect(readNumber(text, fields[field])).toEqual({ kind, ...(value !== undefined && { value }) })
})
