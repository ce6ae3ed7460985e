import fc from 'fast-check'
import { type ParsedMail, simpleParser } from 'mailparser'
import MailComposer from 'nodemailer/lib/mail-composer'
import { describe, expect, it } from 'vitest'
import { demoRequestSchema } from '#content/schema/enquiry.ts'
import type { Enquiry } from '../enquiry/Enquiry.ts'
import { MAIL_HEADERS } from '../testing/mailHeaders.ts'
import { DEMO_BODY, makeEnquiry } from '../testing/makeEnquiry.ts'
import { addressOf } from '../testing/smtpSink.ts'
import { composeMail, composeNotice } from './composeMail.ts'

const addresses = { from: 'Website <web@company.example>', to: 'sales@company.example' }

const build = (enquiry: Enquiry) => new MailComposer(composeMail(enquiry, addresses)).compile().build()
const parsed = async (enquiry: Enquiry): Promise<ParsedMail> => simpleParser(await build(enquiry))
const withFields = (fields: Record<string, string>) =>
  makeEnquiry('a', { fields: { ...DEMO_BODY, ...fields } })

describe('composeMail', () => {
  it('tells sales everything, and lets them answer the visitor', async () => {
    const enquiry = makeEnquiry('a', {
      receivedAt: '2026-11-20T19:35:10.000Z',
      attribution: { utm_source: 'newsletter', landingPage: '/leadership/a1' },
    })
    const mail = await parsed(enquiry)
    expect(mail.subject).toBe('Demo request: Tidewater Logistics (201-1000 people), Meera Krishnan')
    expect(addressOf(mail.from)).toBe('web@company.example')
    expect(addressOf(mail.to)).toBe('sales@company.example')
    expect(addressOf(mail.replyTo)).toBe('meera@tidewater.example')
    expect(mail.messageId).toBe(`<${enquiry.id}@www.company.example>`)
    expect(mail.date).toEqual(new Date(enquiry.receivedAt))
    expect(mail.headers.get('x-enquiry-reference')).toBe(enquiry.reference)
    expect(mail.headers.get('x-enquiry-score')).toBe('0')
    for (const value of [...Object.values(DEMO_BODY), 'newsletter', '/leadership/a1', enquiry.reference]) {
      expect(mail.text).toContain(value)
    }
    expect(mail.text).toContain('21 Nov 2026, 01:05 IST (20 Nov 2026, 19:35 UTC)')
    expect(mail.text).not.toContain('Automatic check')
  })

  it('says so when the enquiry may come from a program', async () => {
    const mail = await parsed(
      makeEnquiry('a', { suspicion: { score: 5, signs: ['hidden field filled in'] } }),
    )
    expect(mail.headers.get('x-enquiry-score')).toBe('5 (hidden field filled in)')
    expect(mail.text).toContain('may have been sent by a program (hidden field filled in)')
    expect(mail.html).toContain('may have been sent by a program')
  })

  it('has the same bytes every time', async () => {
    const bytes = await build(makeEnquiry('a', { receivedAt: '2026-11-20T10:00:00.000Z' }))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await build(makeEnquiry('a', { receivedAt: '2026-11-20T10:00:00.000Z' }))).toEqual(bytes)
  })

  it('keeps markup of the visitor as text', async () => {
    const mail = await parsed(
      withFields({ message: '<script>alert(1)</script>', company: '<b>"Co"</b> & Sons' }),
    )
    expect(mail.html).not.toMatch(/<script|<b>/)
    expect(mail.text).toContain('<script>alert(1)</script>')
    expect(mail.subject).toContain('<b>"Co"</b> & Sons')
  })

  it.each([
    ['a line of 5,000 characters', 'x'.repeat(5000)],
    ['a lone dot', 'one\n.\ntwo'],
    ['dots and From at the start of lines', '..a\nFrom here\n.b'],
    ['an encoded word', '=?utf-8?B?SGk=?= and =41'],
    ['spaces at the ends of lines', 'a  \n\tb \n c'],
    ['every script', 'नमस्ते 你好 مرحبا 👩‍👩‍👧 ñ'],
    ['a boundary', '----_NmP-0-Part_1\n----_NmP-0-Part_1--'],
  ])('carries %s unchanged', async (_what, message) => {
    expect((await parsed(withFields({ message }))).text).toContain(message)
  })

  it('shortens a long company in the subject, but not in the text', async () => {
    const company = 'Associated Engineering and Shipping Holdings '.repeat(4).trim()
    const mail = await parsed(withFields({ company }))
    expect(mail.subject?.length).toBeLessThan(200)
    expect(mail.text).toContain(company)
  })

  it('leaves the reply address out where mail servers could not carry it', async () => {
    const mail = await parsed(withFields({ email: '用户@例子.测试' }))
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).toContain('copy the address above')
    expect((await build(withFields({ email: 'a@bücher.example' }))).toString()).toContain(
      'Reply-To: a@xn--bcher-kva.example\r\n',
    )
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
        const result = demoRequestSchema.safeParse(sent)
        if (!result.success) return
        const fields = JSON.parse(JSON.stringify(result.data)) as Record<string, string>
        const mail = await parsed(makeEnquiry('a', { fields }))
        expect([...new Set([...mail.headers.keys(), 'reply-to'])].sort()).toEqual(MAIL_HEADERS)
        expect(addressOf(mail.from)).toBe('web@company.example')
        expect(addressOf(mail.to)).toBe('sales@company.example')
        expect(mail.attachments).toEqual([])
        if (mail.replyTo) expect(addressOf(mail.replyTo)).toBeDefined()
        for (const value of [fields.name, fields.company, fields.message]) {
          if (value !== undefined) expect(mail.text).toContain(value)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('composeNotice', () => {
  it('names the enquiry and nothing of the visitor', async () => {
    const enquiry = makeEnquiry('a')
    const bytes = await new MailComposer(composeNotice(enquiry, addresses)).compile().build()
    const mail = await simpleParser(bytes)
    expect(mail.subject).toContain(enquiry.reference)
    expect(mail.text).toContain(`npm run outbox -- show ${enquiry.reference}`)
    for (const value of [DEMO_BODY.name, DEMO_BODY.email, DEMO_BODY.company, DEMO_BODY.phone]) {
      expect(bytes.toString()).not.toContain(value)
    }
  })
})
