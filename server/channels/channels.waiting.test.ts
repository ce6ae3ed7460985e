import { simpleParser } from 'mailparser'
import { Webhook } from 'standardwebhooks'
import { expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { CONTACT, CONTACT_BODY, DEMO, DEMO_BODY } from '../testing/makeInquiry.ts'
import { startReceiver } from '../testing/startReceiver.ts'
import { type SinkAnswer, startSmtpSink } from '../testing/startSmtpSink.ts'
import { startTestServer } from '../testing/startTestServer.ts'

/** The whole server with a mailbox and a receiver of webhooks, which answers with these statuses in turn, then with 204. */
async function start(
  statuses: number[] = [],
  answer?: () => SinkAnswer,
  variables: Record<string, string> = {},
) {
  const { url, mails } = await startSmtpSink(answer)
  const { received, settings } = await startReceiver(() => statuses.shift() ?? 204)
  const server = await startTestServer({ SMTP_URL: url, CONFIRM: 'on', ...settings, ...variables })
  const mailsTo = (recipient: string) => mails.filter(({ to }) => to.includes(recipient))
  return { server, received, secret: settings.WEBHOOK_SECRET, mailsTo }
}

it('brings an inquiry to sales, to its sender and to the webhook', async () => {
  const { server, received, secret, mailsTo } = await start()
  const sent = await server.post(DEMO, DEMO_BODY)
  const { reference } = (await sent.json()) as { reference: string }
  await expect.poll(() => received).toHaveLength(1)
  await expect.poll(() => mailsTo('sales@localhost')).toHaveLength(1)
  await expect.poll(() => mailsTo(DEMO_BODY.email)).toHaveLength(1)

  const [{ body, headers } = { body: '', headers: {} }] = received
  new Webhook(secret).verify(body, headers as Record<string, string>)
  expect(JSON.parse(body)).toMatchObject({
    type: 'inquiry.created',
    data: { version: 1, reference, form: 'demo', firstName: 'Meera', lastName: 'Krishnan', ...DEMO_BODY },
  })

  const [confirmation] = mailsTo(DEMO_BODY.email)
  expect(confirmation?.from).toBe('')
  const mail = await simpleParser(confirmation?.bytes ?? '')
  expect(mail.subject).toBe(`Your demo request has arrived (${reference})`)
  expect(mail.headers.get('auto-submitted')).toBe('auto-replied')
  const { name, email, companySize, ...typed } = DEMO_BODY
  for (const text of Object.values(typed)) {
    expect(mail.text).not.toContain(text)
    expect(mail.html).not.toContain(text)
  }
  expect(mail.text).toContain(`Hello ${name},`)
})

it('retries a webhook with the same id and bytes, without another mail', async () => {
  const { server, received, mailsTo } = await start([500, 302, 503])
  await server.post(CONTACT, CONTACT_BODY)
  await expect.poll(() => received).toHaveLength(4)
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(mailsTo('sales@localhost')).toHaveLength(1)
})

it('stops after a 410, holds what was refused, and gives it up once there is no webhook', async () => {
  const { server, received, mailsTo } = await start([410])
  await server.post(CONTACT, CONTACT_BODY)
  await expect.poll(() => server.log.events('alarm')).toContain('webhook stopped')
  await server.post(CONTACT, { ...CONTACT_BODY, message: 'Another one.' })
  await expect.poll(() => mailsTo('sales@localhost')).toHaveLength(2)
  expect(received).toHaveLength(1)
  expect(await server.metrics()).toContain('outbox_waiting{channel="webhook"} 1\n')
  expect(await server.metrics()).toContain('outbox_held{channel="webhook"} 1\n')
  await server.stop()
  const without = await startTestServer({ DATA_DIR: server.env.DATA_DIR })
  expect(await without.metrics()).toContain('outbox_waiting{channel="webhook"} 0\n')
  expect(await without.metrics()).toContain('outbox_held{channel="webhook"} 0\n')
})

it('keeps mail going while the webhook hangs, and the webhook while mail is down', async () => {
  let isDown = false
  const { server, received, mailsTo } = await start([0, 0], () => (isDown ? { greeting: 421 } : {}))
  for (const message of ['one', 'two', 'three']) await server.post(CONTACT, { ...CONTACT_BODY, message })
  await expect.poll(() => mailsTo('sales@localhost')).toHaveLength(3)
  expect(received).toHaveLength(2)
  isDown = true
  await server.post(CONTACT, { ...CONTACT_BODY, message: 'four' })
  await expect.poll(() => received.map(({ body }) => body).join()).toContain('four')
  expect(mailsTo('sales@localhost')).toHaveLength(3)
})

it('confirms once per address and hour, and not what looks like spam', async () => {
  const { server, received, mailsTo } = await start()
  await server.post(CONTACT, CONTACT_BODY)
  await server.post(DEMO, { ...DEMO_BODY, email: CONTACT_BODY.email.toUpperCase() })
  const spam = { ...CONTACT_BODY, email: 'victim@x.example', name: 'Win at http://x.example' }
  await server.post(CONTACT, spam)
  await expect.poll(() => received).toHaveLength(3)
  await expect.poll(() => mailsTo('sales@localhost')).toHaveLength(3)
  await expect.poll(server.metrics).toContain('outbox_waiting{channel="confirmation"} 0')
  expect(mailsTo(CONTACT_BODY.email).length + mailsTo(CONTACT_BODY.email.toUpperCase()).length).toBe(1)
  expect(mailsTo('victim@x.example')).toEqual([])
})

it('gives up a confirmation that the mail server refuses for good, without an alarm', async () => {
  const { server, mailsTo } = await start([], () => ({ recipient: 550 }))
  await server.post(CONTACT, CONTACT_BODY)
  await expect.poll(() => server.log.events()).toContain('given up')
  expect(server.log.events('alarm')).toEqual([])
  expect(mailsTo(CONTACT_BODY.email)).toEqual([])
})

it('mails alarms, and the last month’s report once for all servers', async () => {
  const DATA_DIR = temporaryFolder()
  const people = { ALARM_EMAIL: 'ops@company.example', REPORT_EMAIL: 'boss@company.example', DATA_DIR }
  vi.setSystemTime('2026-12-01T08:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  const sink = await startSmtpSink()
  const { settings } = await startReceiver(() => 410)
  const [server] = [
    await startTestServer({ SMTP_URL: sink.url, ...settings, ...people }),
    await startTestServer({ SMTP_URL: sink.url, ...people }),
  ]
  await server.post(CONTACT, CONTACT_BODY)
  const subjects = async () =>
    (await Promise.all(sink.mails.map(({ bytes }) => simpleParser(bytes)))).map(({ subject }) => subject)
  await expect.poll(() => sink.mails.length).toBeGreaterThan(3)
  expect((await subjects()).filter((subject) => !subject?.startsWith('Contact')).sort()).toEqual([
    'Inquiries in 2026-11',
    'Website alarm: held',
    'Website alarm: webhook stopped',
  ])
})

it('sends nothing to a private address that was not allowed', async () => {
  const { server, received } = await start([], undefined, {
    WEBHOOK_ALLOW_PRIVATE: 'off',
    WEBHOOK_URL: 'https://localhost:1/in',
  })
  await server.post(CONTACT, CONTACT_BODY)
  await expect.poll(() => server.log.lines.join()).toContain('PrivateAddressError')
  expect(received).toEqual([])
})
