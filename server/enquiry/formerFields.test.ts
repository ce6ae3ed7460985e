import { expect, it } from 'vitest'
import { exportCsv } from '../cli/exportCsv.ts'
import { mailContent } from '../mail/mailContent.ts'
import { mailText } from '../mail/mailText.ts'
import { CONTACT_BODY, makeEnquiry } from '../testing/makeEnquiry.ts'
import { formerFields } from './formerFields.ts'

const enquiry = makeEnquiry('a', {
  kind: 'contact',
  fields: { ...CONTACT_BODY, faxNumber: '040 1\nReceived: x' },
})

it('finds stored fields that the form no longer has', () => {
  expect(formerFields(enquiry)).toEqual(['faxNumber'])
  expect(formerFields(makeEnquiry('b', { kind: 'contact', fields: CONTACT_BODY }))).toEqual([])
})

it('still mails and exports them', () => {
  expect(mailText(mailContent(enquiry))).toContain('faxNumber:\n> 040 1\n> Received: x\n')
  const csv = exportCsv([{ enquiry, state: 'waiting', since: new Date() }])
  expect(csv.split('\r\n')[0]).toMatch(/"score","faxNumber"$/)
  expect(csv).toContain('"040 1\nReceived: x"')
})
