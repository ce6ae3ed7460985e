import fc from 'fast-check'
import { expect, it } from 'vitest'
import { enquirySchemas } from '#content/schema/enquirySchemas.ts'
import { MAIL_HEADERS } from '../testing/mailHeaders.ts'
import { makeEnquiry } from '../testing/makeEnquiry.ts'
import { buildMail, parseMail, withFields } from '../testing/parseMail.ts'
import { addressOf } from '../testing/startSmtpSink.ts'
import { unmarked } from '../testing/unmarked.ts'

it.each([
  '=?utf-8?q?=0D=0ABcc:_v@x.example?=',
  '=?utf-8?B?SGk=?=',
  '=?iso-8859-1?Q?=41?= =?utf-8?q?b?=',
  `${'=?utf-8?q?a?= 👩‍👩‍👧 नमस्ते '.repeat(3)}`.trim(),
])('brings %s as its letters', async (name) => {
  const { subject, headers } = await parseMail(withFields({ name, company: name }))
  const shown = [...name].length > 80 ? `${[...name].slice(0, 79).join('')}…` : name
  expect(subject).toBe(`Demo request: ${shown} (201-1000 people), ${shown}`)
  expect([...new Set([...headers.keys(), 'reply-to'])].sort()).toEqual(MAIL_HEADERS)
  const head = (await buildMail(withFields({ name, company: name }))).toString().split('\r\n\r\n')[0] ?? ''
  for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
})

it('has the same headers, one sender and one recipient, whatever the schema lets through', async () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.constantFrom(
      'a\r\nBcc: x@y.example',
      '=?utf-8?Q?a?=',
      'a, b <x@y.example>',
      '"',
      '\u202Eevil',
      'group:;',
    ),
  )
  const email = fc.oneof(
    fc.emailAddress(),
    fc.tuple(odd, odd).map(([a, b]) => `${a}@${b}.example`),
  )
  const body = fc.record({
    name: odd,
    email,
    company: odd,
    companySize: fc.constantFrom('1-50', '1000+'),
    phone: odd,
    message: odd,
  })
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const result = enquirySchemas.demo.body.safeParse(sent)
      if (!result.success) return
      const fields = JSON.parse(JSON.stringify(result.data)) as Record<string, string>
      const mail = await parseMail(makeEnquiry('a', { fields }))
      expect([...new Set([...mail.headers.keys(), 'reply-to'])].sort()).toEqual(MAIL_HEADERS)
      expect(addressOf(mail.from)).toBe('web@company.example')
      expect(addressOf(mail.to)).toBe('sales@company.example')
      expect(mail.attachments).toEqual([])
      if (mail.replyTo) expect(addressOf(mail.replyTo)).toBeDefined()
      for (const value of [fields.name, fields.company, fields.message]) {
        if (value !== undefined) expect(unmarked(mail.text)).toContain(value)
      }
    }),
    { numRuns: 300 },
  )
})
