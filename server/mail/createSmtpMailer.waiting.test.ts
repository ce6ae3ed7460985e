import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { ADDRESSES, makeInquiry } from '../testing/makeInquiry.ts'
import { type SinkAnswer, startSmtpSink } from '../testing/startSmtpSink.ts'
import { composeMail } from './composeMail.ts'
import { createSmtpMailer, failureOf } from './createSmtpMailer.ts'

async function send(url: string): Promise<string> {
  const { signal } = new AbortController()
  const mailer = createSmtpMailer(url)
  const failure = await mailer(composeMail(makeInquiry('a'), ADDRESSES), 'sales@company.example', signal)
  return failure ? `${failure.kind}: ${failure.code}` : 'sent'
}

it('passes the mail to the server with our own envelope', async () => {
  const sink = await startSmtpSink()
  expect(await send(sink.url)).toBe('sent')
  expect(sink.mails[0]).toMatchObject({ from: 'web@company.example', to: ['sales@company.example'] })
})

it.each<[string, SinkAnswer, string]>([
  ['421 in the greeting', { greeting: 421 }, 'transport: EPROTOCOL CONN 421 4.3.0'],
  ['554 in the greeting', { greeting: 554 }, 'transport: EPROTOCOL CONN 554 5.6.0'],
  ['a greylist', { recipient: 451 }, 'mail: EENVELOPE RCPT TO 451 4.3.0'],
  ['a refused recipient', { recipient: 550 }, 'mail: EENVELOPE RCPT TO 550 4.3.0'],
  ['a full mailbox', { data: 452 }, 'mail: EMESSAGE DATA 452 4.3.0'],
  ['a refused text', { data: 554 }, 'content: EMESSAGE DATA 554 5.6.0'],
  ['an end before the mail was taken', { hangUp: 'before' }, 'mail: ECONNECTION CONN'],
  ['an end after the mail was taken', { hangUp: 'after' }, 'mail: ECONNECTION CONN'],
])('tells apart: %s', async (_what, answer, outcome) => {
  const sink = await startSmtpSink(() => answer)
  expect(await send(sink.url)).toBe(outcome)
})

it('gives up on a late reply after the timeout in the address, as possibly delivered', async () => {
  // Long enough for a busy machine to get as far as the mail.
  const sink = await startSmtpSink(() => ({ answerAfterMs: 60_000 }))
  expect(await send(`${sink.url}?socketTimeout=3000`)).toBe('mail: ETIMEDOUT CONN')
  expect(sink.mails).toHaveLength(1)
})

/** Port of a server that sends the same to everyone. */
async function portOf(greeting: string): Promise<number> {
  const server = createServer((socket) => socket.write(greeting))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as { port: number }).port
}

it('recognizes a server that is down, unknown, silent or no mail server', async () => {
  const port = await portOf('')
  expect(await send('smtp://127.0.0.1:1')).toBe('transport: ESOCKET ECONNREFUSED CONN')
  expect(await send(`smtp://127.0.0.1:${port}?greetingTimeout=200`)).toBe('transport: ETIMEDOUT CONN')
  expect(await send(`smtp://127.0.0.1:${await portOf('HTTP/1.1 400 Bad Request\r\n\r\n')}`)).toBe(
    'transport: EPROTOCOL CONN',
  )
  const sink = await startSmtpSink()
  expect(await send(sink.url.replace('smtp:', 'smtps:'))).toMatch(/^transport: ESOCKET ERR_SSL_\w+ CONN$/)
})

it.each([
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'transport'],
  [{ code: 'EDNS', command: 'CONN' }, 'transport'],
  [{ code: 'ETLS', command: 'STARTTLS' }, 'transport'],
  [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT', command: 'CONN' }, 'transport'],
  [{ code: 'EENVELOPE', command: 'DATA', responseCode: 554 }, 'mail'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 421 }, 'transport'],
] as const)('sorts %j as a failure of the %s', (error, kind) => {
  expect(failureOf(error).kind).toBe(kind)
})

it('never repeats the server’s text, which may quote the visitor', () => {
  const response = '550 5.7.1 <meera@tidewater.example> is listed'
  expect(failureOf({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response }).code).toBe(
    'EENVELOPE RCPT TO 550 5.7.1',
  )
})
