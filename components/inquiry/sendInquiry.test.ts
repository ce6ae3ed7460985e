import { expect, it } from 'vitest'
import { readReceipt } from './sendInquiry.ts'

it('names the day of the answer, if the server says when it received the inquiry', () => {
  const receivedAt = '2026-03-02T06:00:00Z'
  expect(readReceipt({ reference: 'A-1', receivedAt })).toEqual({ reference: 'A-1', due: 'Tuesday' })
})

it.each([null, {}, { receivedAt: 'soon' }])('takes %j for a receipt without a day', (answer) => {
  expect(readReceipt(answer).due).toBeUndefined()
})
