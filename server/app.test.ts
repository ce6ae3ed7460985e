import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { expect, it } from 'vitest'
import { HONEYPOT_FIELD } from '#content/schema/inquiryRequest.ts'
import { mailFolder } from './mail/mailFiles.ts'
import { CONTACT_BODY, DEMO_BODY } from './testing/makeInquiry.ts'
import { startTestServer, type TestServer } from './testing/startTestServer.ts'

const DEMO = '/api/demo-requests'
const CONTACT = '/api/contacts'

/** Waits for the mails of a server without SMTP. */
async function mailsOf({ env }: TestServer, count: number) {
  const folder = mailFolder(env)
  const names = () => (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.eml'))
  await expect.poll(() => names().length).toBeGreaterThanOrEqual(count)
  return Promise.all(names().map((name) => simpleParser(readFileSync(join(folder, name)))))
}

it.each([
  [DEMO, DEMO_BODY, 'Demo request: Tidewater Logistics (201-1000 people), Meera Krishnan'],
  [CONTACT, CONTACT_BODY, 'Contact message: Nordwind GmbH (1-50 people), Jonas Weber'],
])('takes an inquiry at %s and mails it to sales', async (path, body, subject) => {
  const server = await startTestServer({ SALES_EMAIL: 'sales@company.example' })
  const response = await server.post(path, body)
  expect(response.status).toBe(202)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const receipt = (await response.json()) as { reference: string }
  expect(Object.keys(receipt)).toEqual(['reference', 'receivedAt'])
  expect(receipt.reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  const [mail] = await mailsOf(server, 1)
  expect(mail?.subject).toBe(subject)
  expect(mail?.to).toMatchObject({ text: 'sales@company.example' })
  expect(mail?.text).toContain(receipt.reference)
})

it('records where a visitor came from, and ignores odd values', async () => {
  const server = await startTestServer()
  const attribution = {
    utm_source: 'spring\r\nBcc: x@y.example',
    utm_medium: 5,
    referrer: 'r'.repeat(900),
    other: 'x',
  }
  expect((await server.post(DEMO, { ...DEMO_BODY, attribution })).status).toBe(202)
  const referer = `${server.address}/contact?topic=leap`
  expect((await server.postForm(CONTACT, CONTACT_BODY, { Referer: referer })).status).toBe(303)
  const fromLandingPage = { ...CONTACT_BODY, utm_campaign: 'autumn-2027' }
  expect((await server.postForm(CONTACT, fromLandingPage)).status).toBe(303)
  const texts = (await mailsOf(server, 3)).map(({ text }) => text).join()
  expect(texts).toContain('Campaign source: springBcc: x@y.example\n')
  expect(texts).toContain(`Referring site: ${'r'.repeat(300)}\n`)
  expect(texts).toContain('Form sent from: /contact?topic=leap\n')
  expect(texts).toContain('Campaign: autumn-2027\n')
})

it('flags what a bot may have sent, and mails it anyway', async () => {
  const server = await startTestServer()
  const sent = { ...DEMO_BODY, [HONEYPOT_FIELD]: 'http://spam.example', elapsedMs: 300 }
  expect((await server.post(DEMO, sent)).status).toBe(202)
  const [mail] = await mailsOf(server, 1)
  expect(mail?.headers.get('x-enquiry-score')).toBe('8 (hidden field filled in; sent within two seconds)')
  for (const part of [mail?.text, mail?.html]) expect(part).toContain('may have been sent by a bot')
})

it('knows an inquiry again by its Idempotency-Key, one per form', async () => {
  const server = await startTestServer()
  const key = '0c4ed68c-6b0c-4b32-9d1c-3d8e8b6b7c4b'
  const send = (path: string, body: object, sentKey = key) =>
    server.post(path, body, { 'Idempotency-Key': sentKey })
  const first = await (await send(DEMO, DEMO_BODY)).text()
  expect(await (await send(DEMO, { ...DEMO_BODY, elapsedMs: 9000 }, `"${key}"`)).text()).toBe(first)
  const other = await send(DEMO, { ...DEMO_BODY, message: 'Changed' })
  expect([other.status, other.headers.get('content-type')]).toEqual([
    422,
    'application/problem+json; charset=utf-8',
  ])
  expect((await send(CONTACT, CONTACT_BODY)).status).toBe(202)
  // Without a key, two equal bodies are two inquiries.
  for (let count = 0; count < 2; count += 1) await server.post(DEMO, DEMO_BODY)
  expect(await mailsOf(server, 4)).toHaveLength(4)
})

it('writes no visitor data to log, errors or metrics', async () => {
  const server = await startTestServer({ OUTBOX_MAX_WAITING: '2', SMTP_URL: 'smtp://127.0.0.1:1' })
  const canary = 'cAnArY7731'
  const marked = Object.fromEntries(
    Object.entries(DEMO_BODY).map(([name, value]) => [name, `${canary}${value}`]),
  )
  const body = { ...marked, companySize: DEMO_BODY.companySize }
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

it('forces https where the request came over https', async () => {
  const server = await startTestServer({ TRUST_PROXY: '1' })
  const policyFor = async (headers: Record<string, string>) =>
    (await fetch(`${server.address}/healthz`, { headers })).headers.get('strict-transport-security')
  expect(await policyFor({ 'X-Forwarded-Proto': 'https' })).toBe('max-age=63072000; includeSubDomains')
  expect(await policyFor({})).toBeNull()
})
