import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ShownCommand, shownCommands } from './testing/consoleBlocks.ts'
import { type Machine, startMachine } from './testing/startMachine.ts'
import { findPostgres, startPostgres } from './testing/startPostgres.ts'
import { type SinkAnswer, startSmtpSink } from './testing/startSmtpSink.ts'
import { until } from './testing/until.ts'

const ENQUIRY = {
  name: 'Asha Rao',
  email: 'asha@shop.example',
  company: 'Shop',
  companySize: '1-50',
  message: 'Please call on Tuesday.',
  type: 'general',
}
const deployment = readFileSync('docs/deployment.md', 'utf8')
const operations = readFileSync('docs/operations.md', 'utf8')

let machine: Machine
let answers: (SinkAnswer | undefined)[] = []
let sink: Awaited<ReturnType<typeof startSmtpSink>>
const folder = mkdtempSync(join(tmpdir(), 'operator-'))
const site = join(folder, 'srv/website')

const settings = () => ({
  SITE_URL: 'https://www.company.example',
  SMTP_URL: sink.url,
  SALES_EMAIL: 'sales@company.example',
  MAIL_FROM: 'Website <website@company.example>',
  DATA_DIR: join(folder, 'var/lib/website'),
  OUTBOX_MIN_FREE_KB: '0',
  // Deferred enquiries stay deferred during the test.
  RETRY_MIN_SECONDS: '600',
})

/** Sends an enquiry and waits until the server has logged an event about it. */
async function sendUntil(event: string): Promise<void> {
  const before = machine.server().output().length
  const { status } = await fetch(`${machine.server().address}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ENQUIRY),
  })
  expect(status).toBe(202)
  await until(() => machine.server().output().includes(`"event":"${event}"`, before), event)
}

/** A failure is logged before the time of the next attempt is stored, which a backup should contain. */
const untilDeferred = (shown: ShownCommand[]) => machine.perform(shown.slice(-1))

const title = async () =>
  /<title>([^<]*)/.exec(await (await fetch(`${machine.server().address}/about`)).text())?.[1]

/** Runs the documented commands in order on one machine. */
describe.sequential('an operator who does what the documentation shows', () => {
  beforeAll(async () => {
    sink = await startSmtpSink({ answer: () => answers.shift() ?? {} })
    machine = startMachine(folder, resolve('.'))
    machine.writeSettings(settings())
  })
  afterAll(async () => {
    await machine.stop()
    await sink.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('installs the site', async () => {
    await machine.perform(shownCommands(deployment, '## As a service'))
    expect(await title()).toContain('About')
  })

  it('finds a held enquiry and sends it again', async () => {
    answers = [{ data: 554 }, {}, { data: 554 }]
    await sendUntil('held')
    await machine.perform(shownCommands(operations, '### Find and resend a held enquiry'))
    const [notice, mail] = await sink.parsed()
    expect(notice?.subject).toContain('was rejected by your mail filter')
    expect(mail?.text).toContain(ENQUIRY.message)
  })

  it('erases a person', async () => {
    await machine.perform(shownCommands(operations, '### Erase a person'))
  })

  it('backs up files and restores them', async () => {
    answers = [{ recipient: 550 }]
    await sendUntil('attempt failed')
    const shown = shownCommands(operations, '### Files')
    await untilDeferred(shown)
    await machine.perform(shown)
  })

  it('upgrades and goes back', async () => {
    const before = await title()
    await machine.perform(shownCommands(deployment, '### Upgrade'))
    const page = join(site, '.builds/previous/client/about/index.html')
    writeFileSync(page, readFileSync(page, 'utf8').replace('<title>', '<title>Before: '))
    for (const packed of ['br', 'gz']) rmSync(`${page}.${packed}`)
    await machine.perform(shownCommands(deployment, '### Go back'))
    expect(await title()).toBe(`Before: ${before}`)
  })

  const programs = findPostgres()
  // Without PostgreSQL's programs on the system, only files are tested.
  it.runIf(programs)('backs up the table in Postgres and restores it', async () => {
    const postgres = await startPostgres(programs ?? '')
    try {
      const url = await postgres.newDatabase()
      machine.writeSettings({ ...settings(), DATABASE_URL: url })
      await machine.perform([{ command: 'systemctl restart website', output: '' }])
      answers = [{ recipient: 550 }]
      await sendUntil('attempt failed')
      const [backup, ...restore] = shownCommands(operations, '### Postgres')
      await untilDeferred(restore)
      if (backup) await machine.perform([backup])
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('delete from enquiry_outbox')
      await client.end()
      await machine.perform(restore)
      await machine.stop()
    } finally {
      await postgres.stop()
    }
  })
})
