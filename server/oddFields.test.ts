import { describe, expect, it } from 'vitest'
import { MAIL_HEADERS } from './testing/mailHeaders.ts'
import { DEMO_BODY } from './testing/makeEnquiry.ts'
import { problemOf } from './testing/problemOf.ts'
import { addressOf } from './testing/startSmtpSink.ts'
import { startWithSink } from './testing/startWithSink.ts'
import { unmarked } from './testing/unmarked.ts'
import { until } from './testing/until.ts'

const DEMO = '/api/demo-requests'

describe('valid text arrives as it was sent', () => {
  it.each<[string, Record<string, string>]>([
    ['an encoded word', { name: '=?utf-8?B?SGk=?=', company: '=?iso-8859-1?Q?=41?=' }],
    ['percent-encoded line breaks', { email: 'a%0d%0aBcc%3ax@b.example', name: 'a%0d%0ab' }],
    [
      'markup and formulas',
      { name: '=cmd|calc', message: '<script>alert(1)</script>\n=1+1', company: '"><img>' },
    ],
    ['every script', { name: 'प्रिया 山田 علی 👩‍👩‍👧', company: 'Ωμέγα & Ünal' }],
    ['a long line', { message: `${'x'.repeat(4990)} end` }],
    ['lone dots', { message: '.\n..\n.\nQUIT' }],
    ['a domain in other letters', { email: 'a@bücher.example' }],
    ['an emoji as a mailbox', { email: '🙂@b.example' }],
  ])('%s', async (_what, changes) => {
    const { mailOf } = await startWithSink()
    const mail = await mailOf({ ...DEMO_BODY, ...changes })
    for (const value of Object.values(changes)) expect(unmarked(mail.text)).toContain(value)
    expect([...new Set([...mail.headers.keys(), 'reply-to'])].sort()).toEqual(MAIL_HEADERS)
    expect(addressOf(mail.from)).toBe('website@localhost')
    expect(addressOf(mail.to)).toBe('sales@company.example')
  })

  it('text that would be decoded, in the subject and beside the reply address', async () => {
    const { mailOf } = await startWithSink()
    const name = '=?utf-8?q?=0D=0ABcc:_v@x.example?='
    const email = '=?utf-8?q?x=40y?=@b.example'
    const mail = await mailOf({ ...DEMO_BODY, name, company: '=?utf-8?B?SGk=?=', email })
    expect(mail.subject).toBe(`Demo request: =?utf-8?B?SGk=?= (201-1000 people), ${name}`)
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).toContain(`Email: ${email}\n`)
    expect(mail.headers.has('bcc')).toBe(false)
  })

  it('line breaks of every kind, as line breaks', async () => {
    const { mailOf } = await startWithSink()
    expect((await mailOf({ ...DEMO_BODY, message: 'a\r\nb\rc\nd' })).text).toContain('\n> a\n> b\n> c\n> d\n')
  })

  it('the last of two equal keys', async () => {
    const { mailOf } = await startWithSink()
    const mail = await mailOf(`{"name":"First",${JSON.stringify({ ...DEMO_BODY, name: 'Second' }).slice(1)}`)
    expect(mail.subject).toContain('Second')
  })

  it('a body that starts with a byte order mark', async () => {
    const { mailOf } = await startWithSink()
    expect((await mailOf(`\uFEFF${JSON.stringify(DEMO_BODY)}`)).subject).toContain(DEMO_BODY.company)
  })

  it('a body of exactly 16 kB, but not a larger one', async () => {
    const { mailOf, post } = await startWithSink()
    const body = JSON.stringify(DEMO_BODY)
    expect((await mailOf(body.padEnd(16_384))).subject).toContain(DEMO_BODY.company)
    await problemOf(await post(DEMO, body.padEnd(16_385)), 413)
  })

  it('the longest message of a plain form in any script', async () => {
    const { postForm, sink } = await startWithSink()
    expect((await postForm(DEMO, { ...DEMO_BODY, message: 'अ'.repeat(5000) })).status).toBe(303)
    await until(() => sink.mails.length === 1, 'the mail')
    expect((await sink.parsed())[0]?.text).toContain('अ'.repeat(5000))
  })
})
