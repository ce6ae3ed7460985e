import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { describe, expect, it } from 'vitest'
import { HONEYPOT_FIELD } from '#content/schema/enquiryRequest.ts'
import { mailedValue } from './testing/mailedValue.ts'
import { CONTACT_BODY, DEMO_BODY } from './testing/makeEnquiry.ts'
import { markTexts } from './testing/markTexts.ts'
import { addressOf, startSmtpSink } from './testing/startSmtpSink.ts'
import { startTestServer, type TestServer } from './testing/startTestServer.ts'
import { startWithSink } from './testing/startWithSink.ts'
import { unmarked } from './testing/unmarked.ts'
import { until } from './testing/until.ts'

const DEMO = '/api/demo-requests'
const CONTACT = '/api/contacts'

/** Waits for the mails of a server without SMTP. */
async function mailsOf({ dataDir }: TestServer, count: number) {
  const folder = join(dataDir, 'mail')
  const names = () => readdirSync(folder).filter((name) => name.endsWith('.eml'))
  await until(() => names().length >= count, `${count} mails`)
  return Promise.all(names().map((name) => simpleParser(readFileSync(join(folder, name)))))
}

describe('the endpoints', () => {
  it.each([
    [DEMO, DEMO_BODY, 'Demo request: Tidewater Logistics (201-1000 people), Meera Krishnan'],
    [CONTACT, CONTACT_BODY, 'Contact message: Nordwind GmbH (1-50 people), Jonas Weber'],
  ])('take an enquiry at %s and mail it to sales', async (path, body, subject) => {
    const server = await startTestServer({ SALES_EMAIL: 'sales@company.example' })
    const before = Date.now()
    const response = await server.post(path, body)
    const after = Date.now()
    expect(response.status).toBe(202)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const receipt = (await response.json()) as { reference: string; receivedAt: string }
    expect(Object.keys(receipt)).toEqual(['reference', 'receivedAt'])
    expect(receipt.reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect(Date.parse(receipt.receivedAt)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(receipt.receivedAt)).toBeLessThanOrEqual(after)
    const [mail] = await mailsOf(server, 1)
    expect(mail?.subject).toBe(subject)
    expect(addressOf(mail?.to)).toBe('sales@company.example')
    expect(addressOf(mail?.replyTo)).toBe(body.email)
    expect(mail?.text).toContain(receipt.reference)
    for (const [name, value] of Object.entries(body))
      if (name !== 'type') expect(unmarked(mail?.text)).toContain(mailedValue(name, value))
  })

  it('send it to the configured SMTP server', async () => {
    const sink = await startSmtpSink()
    const server = await startTestServer({ SMTP_URL: sink.url, MAIL_FROM: 'Web <web@company.example>' })
    expect((await server.post(DEMO, DEMO_BODY)).status).toBe(202)
    await until(() => sink.mails.length === 1, 'one mail')
    expect(sink.mails[0]).toMatchObject({ from: 'web@company.example', to: ['sales@localhost'] })
    await server.stop()
    await sink.close()
  })

  it('respond at once and mail later when the SMTP server is down', async () => {
    const server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
    // No mail can have been sent by then, nor ever.
    expect((await server.post(DEMO, DEMO_BODY)).status).toBe(202)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    expect(await server.metrics()).toContain('outbox_waiting 1\n')
  })

  it('record where a visitor came from, and ignore odd values', async () => {
    const server = await startTestServer()
    const attribution = {
      utm_source: 'spring\r\nBcc: x@y.example',
      utm_medium: 5,
      referrer: 'r'.repeat(900),
      other: 'x',
    }
    expect((await server.post(DEMO, { ...DEMO_BODY, attribution })).status).toBe(202)
    expect((await server.post(DEMO, { ...DEMO_BODY, name: 'Second', attribution: 'text' })).status).toBe(202)
    const mails = await mailsOf(server, 2)
    const mail = mails.find(({ subject }) => subject?.includes('Meera'))
    expect(mail?.text).toContain('Campaign source: springBcc: x@y.example')
    expect(mail?.text).toContain(`Referring site: ${'r'.repeat(300)}\n`)
    expect(mail?.headers.has('bcc')).toBe(false)
  })

  it('record which page a plain form was on', async () => {
    const server = await startTestServer()
    const referer = `${server.address}/contact?topic=leap`
    await server.postForm(CONTACT, CONTACT_BODY, { Referer: referer })
    expect((await mailsOf(server, 1))[0]?.text).toContain('Form sent from: /contact?topic=leap\n')
  })

  it('flag what a bot may have sent, and mail it anyway', async () => {
    const server = await startTestServer()
    const sent = { ...DEMO_BODY, [HONEYPOT_FIELD]: 'http://spam.example', elapsedMs: 300 }
    expect((await server.post(DEMO, sent)).status).toBe(202)
    const [mail] = await mailsOf(server, 1)
    expect(mail?.headers.get('x-enquiry-score')).toBe('8 (hidden field filled in; sent within two seconds)')
    expect(mail?.text).toContain('Automatic check')
  })
})

describe('an Idempotency-Key', () => {
  const key = { 'Idempotency-Key': '0c4ed68c-6b0c-4b32-9d1c-3d8e8b6b7c4b' }

  it('gives the same response and one mail for the same enquiry sent 20 times', async () => {
    const { sink, ...server } = await startWithSink()
    const delivered = () =>
      until(async () => (await server.metrics()).includes('outbox_waiting 0\n'), 'an empty outbox')
    const responses = await Promise.all(Array.from({ length: 20 }, () => server.post(DEMO, DEMO_BODY, key)))
    const quoted = { 'Idempotency-Key': `"${key['Idempotency-Key']}"` }
    responses.push(await server.post(DEMO, { ...DEMO_BODY, elapsedMs: 9000 }, quoted))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]))
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
    await delivered()
    expect(sink.mails).toHaveLength(1)
    expect((await server.post(DEMO, DEMO_BODY, key)).status).toBe(202)
    await delivered()
    expect(sink.mails).toHaveLength(1)
  })

  it('is refused for another enquiry, but counts per form', async () => {
    const server = await startTestServer()
    await server.post(DEMO, DEMO_BODY, key)
    const response = await server.post(DEMO, { ...DEMO_BODY, message: 'Changed' }, key)
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect((await server.post(CONTACT, CONTACT_BODY, key)).status).toBe(202)
  })

  it('may be omitted: two equal bodies are two enquiries then', async () => {
    const server = await startTestServer()
    for (let count = 0; count < 2; count += 1) await server.post(DEMO, DEMO_BODY)
    expect(await mailsOf(server, 2)).toHaveLength(2)
  })
})

it('writes no visitor data to log, errors or metrics', async () => {
  const server = await startTestServer({ OUTBOX_MAX_WAITING: '2', SMTP_URL: 'smtp://127.0.0.1:1' })
  const canary = 'cAnArY7731'
  const body = markTexts(DEMO_BODY, canary)
  const answers = [
    await server.post(`${DEMO}?q=${canary}`, body, {
      'User-Agent': canary,
      Referer: `http://x.example/${canary}`,
    }),
    await server.post(DEMO, { ...body, email: canary, [canary]: canary }),
    await server.post(DEMO, `{"name": ${canary}`),
    await server.post(DEMO, body, { 'Idempotency-Key': `${canary}, ${canary}` }),
    await server.post(`/api/${canary}`, body),
    await server.post(DEMO, body),
    await server.post(DEMO, body),
    await server.postForm(DEMO, body, { Origin: `https://${canary}.example` }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([202, 422, 400, 400, 404, 202, 503, 403])
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  // Unknown keys are named, so that the author of a client can find them.
  expect(texts[1]?.split(canary)).toHaveLength(2)
  texts.splice(1, 1)
  expect(texts.join('') + (await server.metrics()) + server.log.lines.join('')).not.toContain(canary)
})
