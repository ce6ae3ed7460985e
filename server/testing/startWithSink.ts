import type { ParsedMail } from 'mailparser'
import { expect } from 'vitest'
import { startSmtpSink } from './startSmtpSink.ts'
import { startTestServer } from './startTestServer.ts'
import { until } from './until.ts'

/** Starts the whole server, sending to a real SMTP server on loopback. */
export async function startWithSink() {
  const sink = await startSmtpSink()
  const server = await startTestServer({ SMTP_URL: sink.url, SALES_EMAIL: 'sales@company.example' })
  /** Posts a body and waits for the resulting mail. */
  async function mailOf(body: unknown): Promise<ParsedMail> {
    const before = sink.mails.length
    const response = await server.post('/api/demo-requests', body)
    expect(response.status).toBe(202)
    await until(() => sink.mails.length > before, 'the mail')
    const mail = (await sink.parsed()).at(-1)
    if (!mail) throw new Error('no mail')
    return mail
  }
  return { ...server, sink, mailOf }
}
