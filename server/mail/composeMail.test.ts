import fc from 'fast-check'
import { type ParsedMail, simpleParser } from 'mailparser'
import MailComposer from 'nodemailer/lib/mail-composer'
import { expect, it } from 'vitest'
import { inquirySchemas } from '#content/schema/inquirySchemas.ts'
import { answerDueAt } from '#content/schema/officeTime.ts'
import { anyCharacter } from '#scripts/testing/anyCharacter.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { ADDRESSES, DEMO_BODY, makeInquiry } from '../testing/makeInquiry.ts'
import { unmarked } from '../testing/unmarked.ts'
import { composeConfirmation } from './composeConfirmation.ts'
import { composeMail, composeNotice } from './composeMail.ts'
import { mailContent } from './mailContent.ts'
import { mailDate } from './mailDates.ts'

const buildMail = (inquiry: Inquiry) => new MailComposer(composeMail(inquiry, ADDRESSES)).compile().build()
const parseMail = async (inquiry: Inquiry): Promise<ParsedMail> => simpleParser(await buildMail(inquiry))
const withFields = (fields: Record<string, string>) =>
  makeInquiry('a', { fields: { ...DEMO_BODY, ...fields } })

it('tells sales everything, and lets them answer the visitor', async () => {
  const inquiry = makeInquiry('a', {
    receivedAt: '2026-11-20T19:35:10.000Z',
    attribution: { utm_source: 'newsletter', landingPage: '/leadership/a1' },
  })
  const mail = await parseMail(inquiry)
  expect(mail.subject).toBe('Demo request: Tidewater Logistics (201-1000 people), Meera Krishnan')
  expect(mail.replyTo?.text).toBe('meera@tidewater.example')
  expect(mail.messageId).toBe(`<${inquiry.id}@www.company.example>`)
  expect(mail.date).toEqual(new Date(inquiry.receivedAt))
  expect(mail.headers.get('x-enquiry-reference')).toBe(inquiry.reference)
  expect(mail.headers.get('x-enquiry-score')).toBe('0')
  for (const value of [...Object.values(DEMO_BODY), 'newsletter', '/leadership/a1', inquiry.reference]) {
    expect(unmarked(mail.text)).toContain(value)
  }
  const received = new Date(inquiry.receivedAt)
  expect(mail.text).toContain(mailDate(received))
  for (const part of [mail.text, mail.html])
    expect(part).toContain(`We promised an answer by ${mailDate(answerDueAt(received))}.`)
  expect(mail.text).not.toContain('Automatic check')
  expect((await buildMail(inquiry)).equals(await buildMail(inquiry))).toBe(true)
})

it.each([
  ['a line of 5,000 characters', 'x'.repeat(5000)],
  ['dots and From at the start of lines', '..a\n.\nFrom here\n.b'],
  ['spaces at the ends of lines', 'a  \n\tb \n c'],
  ['a boundary', '----_NmP-0-Part_1\n----_NmP-0-Part_1--'],
  ['markup', '<script>alert(1)</script> <b>"Co"</b> & Sons'],
])('carries %s unchanged', async (_what, message) => {
  const { text, html } = await parseMail(withFields({ message }))
  expect(unmarked(text)).toContain(message)
  expect(html).not.toMatch(/<script|<b>/)
})

it('wraps long words wherever a visitor can put one', async () => {
  const word = 'x'.repeat(120)
  const { html } = await parseMail(withFields({ name: word, company: word, jobTitle: word, message: word }))
  const holders = [...String(html).matchAll(/<(h1|td|div)\b([^>]*)>(?:[^<]*)x{120}/g)]
  expect(holders.map(([, tag]) => tag)).toEqual(['h1', 'td', 'td', 'td', 'div'])
  for (const [, , attributes] of holders) expect(attributes).toContain('overflow-wrap:anywhere')
})

it('quotes the visitor’s lines, so that none passes for one of ours', async () => {
  const forged =
    'Hello\n\nReceived: today\u2028Reference: AAAAA-AAAAA\u2029Reply to this mail: evil@x.example'
  const { text = '' } = await parseMail(
    withFields({ message: forged, interestedPrograms: 'A\nWork Email: b@x.example' }),
  )
  for (const own of ['Received', 'Reference', 'Work Email', 'Reply'])
    expect(text.match(new RegExp(`^${own}\\b`, 'gm'))).toHaveLength(1)
  expect(unmarked(text)).toContain(forged)
})

it('links to pages of our own site only', () => {
  const attribution = {
    landingPage: '/leadership/a2?utm_source=x"y',
    sentFrom: '//evil.example/leadership',
  }
  const content = mailContent(makeInquiry('a', { attribution }), 'https://www.company.example')
  const address = 'https://www.company.example/leadership/a2?utm_source=x%22y'
  expect(content.origin).toEqual([
    { label: 'Landing page', value: address, href: address },
    { label: 'Form sent from', value: '//evil.example/leadership' },
  ])
})

it.each([
  ['that mail servers could not carry', '用户@例子.测试'],
  ['that looks like an encoded word', '=?utf-8?q?x=40y?=@b.cd'],
])('leaves a reply address out %s', async (_what, email) => {
  const mail = await parseMail(withFields({ email }))
  expect(mail.replyTo).toBeUndefined()
  expect(mail.text).toContain(`Work Email: ${email}\n`)
  expect(mail.text).toContain('copy the email address above')
})

it.each([
  ['=?utf-8?q?=0D=0ABcc:_v@x.example?=', '= ?utf-8?q?=0D=0ABcc:_v@x.example?='],
  ['Associated Engineering and Shipping Holdings '.repeat(4).trim(), expect.stringMatching(/^.{79}…$/)],
])('shows %s harmlessly in the subject', async (company, shown) => {
  const { subject, headers } = await parseMail(withFields({ company }))
  expect(/^Demo request: (.*) \(/.exec(subject ?? '')?.[1]).toEqual(shown)
  expect(headers.has('bcc')).toBe(false)
})

it('has the same headers, one sender and one recipient, whatever the schema lets through', async () => {
  const odd = fc.oneof(
    fc.string({ unit: anyCharacter, minLength: 1 }),
    fc.constantFrom('a\r\nBcc: x@y.example', '=?utf-8?Q?a?=', 'a, b <x@y.example>', '"', 'group:;'),
  )
  const anyAddress = fc.tuple(odd, odd).map(([a, b]) => `${a}@${b}.example`)
  const email = fc.oneof(fc.emailAddress(), anyAddress)
  const body = fc.record({ name: odd, email, company: odd, phone: odd, message: odd })
  const headers = [...(await parseMail(makeInquiry('a'))).headers.keys()].sort()
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const result = inquirySchemas.demo.body.safeParse({ ...sent, companySize: '1-50' })
      if (!result.success) return
      const fields = JSON.parse(JSON.stringify(result.data)) as Record<string, string>
      const mail = await parseMail(makeInquiry('a', { fields }))
      expect([...new Set([...mail.headers.keys(), 'reply-to'])].sort()).toEqual(headers)
      expect(mail.from?.value).toEqual([{ name: 'Website', address: 'web@company.example' }])
      expect(mail.to).toMatchObject({ value: [{ address: 'sales@company.example' }] })
      expect(mail.attachments).toEqual([])
      if (mail.replyTo) expect(mail.replyTo.value).toEqual([{ name: '', address: fields.email }])
      for (const name of ['name', 'company', 'message'])
        if (fields[name] !== undefined) expect(unmarked(mail.text)).toContain(fields[name])
    }),
    { numRuns: 300 },
  )
})

it('replaces a rejected text by a notice without visitor data', async () => {
  const inquiry = makeInquiry('a')
  const bytes = await new MailComposer(composeNotice(inquiry, ADDRESSES)).compile().build()
  const mail = await simpleParser(bytes)
  expect(mail.subject).toContain(inquiry.reference)
  expect(mail.text).toContain(`npm run outbox -- show ${inquiry.reference}`)
  for (const value of [DEMO_BODY.name, DEMO_BODY.email, DEMO_BODY.company, DEMO_BODY.phone]) {
    expect(bytes.toString()).not.toContain(value)
  }
})

it('greets a visitor by the whole name or by none', () => {
  const greeting = (name: string) => composeConfirmation(withFields({ name }), ADDRESSES).text
  expect(greeting('Meera <b>Krishnan</b>')).toMatch(/^Hello Meera bKrishnanb,\n/)
  expect(greeting('von Hohenzollern-Sigmaringen '.repeat(3))).toMatch(/^Hello,\n/)
})
