import { describe, expect, it } from 'vitest'
import { ENQUIRY_ENDPOINTS, HONEYPOT_FIELD } from '#content/schema/enquiryRequest.ts'
import { CONTACT_BODY, DEMO_BODY } from '../testing/makeEnquiry.ts'
import { startTestServer } from '../testing/startTestServer.ts'

const { demo: DEMO, contact: CONTACT } = ENQUIRY_ENDPOINTS

/** Expects a page of the server's own that holds nothing of the input. */
async function pageOf(response: Response): Promise<string> {
  const { headers } = response
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
  return response.text()
}

describe('a form sent without JavaScript', () => {
  it.each([
    [DEMO, DEMO_BODY, '/contact?sent=demo#demo-requested'],
    [CONTACT, CONTACT_BODY, '/contact?sent=contact#message-sent'],
  ])('to %s leads to the page that says thank you', async (path, fields, target) => {
    const server = await startTestServer()
    const response = await server.postForm(path, { ...fields, [HONEYPOT_FIELD]: '', idempotencyKey: '' })
    expect([response.status, response.headers.get('location')]).toEqual([303, target])
  })

  it('gets a list of its mistakes', async () => {
    const server = await startTestServer()
    const response = await server.postForm(CONTACT, { ...CONTACT_BODY, email: 'no address', company: '<b>' })
    expect(response.status).toBe(422)
    const html = await pageOf(response)
    expect(html).toContain('<li>Please enter one email address, such as name@company.com.</li>')
    expect(html).toContain('your text is still in the form')
    expect(html).not.toContain('<b>')
  })

  it('gets a small page without its input when it can’t be stored', async () => {
    const server = await startTestServer({ OUTBOX_MAX_WAITING: '1', SMTP_URL: 'smtp://127.0.0.1:1' })
    await server.postForm(CONTACT, CONTACT_BODY)
    const response = await server.postForm(CONTACT, CONTACT_BODY)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    const html = await pageOf(response)
    expect(html).toContain('<h1>Please send it again in a minute</h1>')
    expect(html).not.toContain(CONTACT_BODY.message)
  })

  it('creates one enquiry per key', async () => {
    const server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const fields = { ...CONTACT_BODY, idempotencyKey: 'd9428888-122b-4c1b-9f35-3ad1f0a5a111' }
    for (let count = 0; count < 3; count += 1)
      expect((await server.postForm(CONTACT, fields)).status).toBe(303)
    expect(await server.metrics()).toContain('outbox_waiting 1\n')
  })
})
