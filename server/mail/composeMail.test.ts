import { simpleParser } from 'mailparser'
import MailComposer from 'nodemailer/lib/mail-composer'
import { describe, expect, it } from 'vitest'
import { mailedValue } from '../testing/mailedValue.ts'
import { DEMO_BODY, makeEnquiry } from '../testing/makeEnquiry.ts'
import { addresses, buildMail, parseMail, withFields } from '../testing/parseMail.ts'
import { addressOf } from '../testing/startSmtpSink.ts'
import { unmarked } from '../testing/unmarked.ts'
import { composeNotice } from './composeMail.ts'
import { mailContent } from './mailContent.ts'

describe('composeMail', () => {
  it('tells sales everything, and lets them answer the visitor', async () => {
    const enquiry = makeEnquiry('a', {
      receivedAt: '2026-11-20T19:35:10.000Z',
      attribution: { utm_source: 'newsletter', landingPage: '/leadership/a1' },
    })
    const mail = await parseMail(enquiry)
    expect(mail.subject).toBe('Demo request: Tidewater Logistics (201-1000 people), Meera Krishnan')
    expect(addressOf(mail.from)).toBe('web@company.example')
    expect(addressOf(mail.to)).toBe('sales@company.example')
    expect(addressOf(mail.replyTo)).toBe('meera@tidewater.example')
    expect(mail.messageId).toBe(`<${enquiry.id}@www.company.example>`)
    expect(mail.date).toEqual(new Date(enquiry.receivedAt))
    expect(mail.headers.get('x-enquiry-reference')).toBe(enquiry.reference)
    expect(mail.headers.get('x-enquiry-score')).toBe('0')
    const sent = Object.entries(DEMO_BODY).map(([name, value]) => mailedValue(name, value))
    for (const value of [...sent, 'newsletter', '/leadership/a1', enquiry.reference]) {
      expect(unmarked(mail.text)).toContain(value)
    }
    expect(mail.text).toContain('Sat, Nov 21, 2026, 1:05 AM IST (Fri, Nov 20, 2026, 7:35 PM UTC)')
    for (const part of [mail.text, mail.html])
      expect(part).toContain(
        'We promised an answer by Tue, Nov 24, 2026, 12:00 AM IST (Mon, Nov 23, 2026, 6:30 PM UTC).',
      )
    expect(mail.text).not.toContain('Automatic check')
  })

  it('says so when the enquiry may come from a bot', async () => {
    const mail = await parseMail(
      makeEnquiry('a', { suspicion: { score: 5, signs: ['hidden field filled in'] } }),
    )
    expect(mail.headers.get('x-enquiry-score')).toBe('5 (hidden field filled in)')
    expect(mail.text).toContain('may have been sent by a bot (hidden field filled in)')
    expect(mail.html).toContain('may have been sent by a bot')
  })

  it('has the same bytes every time', async () => {
    const bytes = await buildMail(makeEnquiry('a', { receivedAt: '2026-11-20T10:00:00.000Z' }))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await buildMail(makeEnquiry('a', { receivedAt: '2026-11-20T10:00:00.000Z' }))).toEqual(bytes)
  })

  it('keeps markup of the visitor as text', async () => {
    const mail = await parseMail(
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
    expect(unmarked((await parseMail(withFields({ message }))).text)).toContain(message)
  })

  it('wraps long words wherever a visitor can put one', async () => {
    const word = 'x'.repeat(120)
    const { html } = await parseMail(withFields({ name: word, company: word, jobTitle: word, message: word }))
    const holders = [...String(html).matchAll(/<(h1|td|div)\b([^>]*)>(?:[^<]*)x{120}/g)]
    expect(holders.map(([, tag]) => tag)).toEqual(['h1', 'td', 'td', 'td', 'div'])
    for (const [, , attributes] of holders) expect(attributes).toContain('overflow-wrap:anywhere')
  })

  it('shortens a long company in the subject, but not in the text', async () => {
    const company = 'Associated Engineering and Shipping Holdings '.repeat(4).trim()
    const mail = await parseMail(withFields({ company }))
    expect(mail.subject?.length).toBeLessThan(200)
    expect(mail.text).toContain(company)
  })

  it('leaves a reply address out that looks like an encoded word', async () => {
    const mail = await parseMail(withFields({ email: '=?utf-8?q?x=40y?=@b.cd' }))
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).toContain('Work Email: =?utf-8?q?x=40y?=@b.cd\n')
    expect(mail.text).toContain('copy the email address above')
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

  it('links to pages of our own site only', async () => {
    const attribution = {
      referrer: 'https://search.example/?q=leaders',
      landingPage: '/leadership/a2?utm_source=x"y',
      sentFrom: '//evil.example/leadership',
    }
    const content = mailContent(makeEnquiry('a', { attribution }), 'https://www.company.example')
    expect(content.origin).toEqual([
      { label: 'Referring site', value: 'https://search.example/?q=leaders' },
      {
        label: 'Landing page',
        value: 'https://www.company.example/leadership/a2?utm_source=x%22y',
        href: 'https://www.company.example/leadership/a2?utm_source=x%22y',
      },
      { label: 'Form sent from', value: '//evil.example/leadership' },
    ])
    const plain = mailContent(makeEnquiry('a', { attribution: { sentFrom: '/contact' } }))
    expect(plain.origin).toEqual([{ label: 'Form sent from', value: '/contact' }])
  })

  it('says the size of the largest companies in full once', async () => {
    const { subject, text = '' } = await parseMail(withFields({ companySize: '1000+' }))
    expect(subject).toBe('Demo request: Tidewater Logistics (1000+ people), Meera Krishnan')
    expect(text.match(/Large organization/g)).toHaveLength(1)
  })

  it('leaves the reply address out where mail servers could not carry it', async () => {
    const mail = await parseMail(withFields({ email: '用户@例子.测试' }))
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).toContain('copy the email address above')
    expect((await buildMail(withFields({ email: 'a@bücher.example' }))).toString()).toContain(
      'Reply-To: a@xn--bcher-kva.example\r\n',
    )
  })
})

describe('composeNotice', () => {
  it('names the enquiry without visitor data', async () => {
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
