import { expect, it } from 'vitest'
import { FORM_LABELS } from '#content/labels/inquiryText.ts'
import { fill } from '#content/schema/fill.ts'
import { writeReceipt } from './sendInquiry.ts'

const named = fill(FORM_LABELS.receipt, { reference: 'A-1' })
const dated = fill(FORM_LABELS.answerDue, { due: 'Tuesday' })
const receivedAt = '2026-03-02T06:00:00Z'

it.each([
  [{ reference: 'A-1', receivedAt }, `${named} ${dated}`],
  [{ reference: 'A-1' }, named],
  [{ reference: 'A-1', receivedAt: 'soon' }, named],
  [{ receivedAt }, dated],
  [{}, ''],
  [null, ''],
])('the receipt of %j has the sentences that it gives reason to', (answer, receipt) => {
  expect(writeReceipt(answer)).toBe(receipt)
})
