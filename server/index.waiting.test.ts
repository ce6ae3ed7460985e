import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { CONTACT_BODY, DEMO_BODY } from './testing/makeEnquiry.ts'
import { startChildServer } from './testing/startChildServer.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import { until } from './testing/until.ts'

function send(address: string, path: string, body: object): Promise<Response> {
  return fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function start(variables: Record<string, string>) {
  const server = await startChildServer(variables)
  onTestFinished(() => void server.process.kill('SIGKILL'))
  return server
}

it('prints its address and where mail goes, and stops gracefully', async () => {
  const dataDir = temporaryFolder()
  const server = await start({ DATA_DIR: dataDir, SALES_EMAIL: 'sales@company.example' })
  expect(server.output()).toContain(
    `Enquiries go to sales@company.example as mail: files in ${join(dataDir, 'mail')}\n`,
  )
  await send(server.address, '/api/demo-requests', DEMO_BODY)
  // npm forwards a signal that a service manager sends to the whole group.
  server.process.kill('SIGTERM')
  expect(await server.end('SIGTERM')).toBe(0)
  const [last] = server.output().trim().split('\n').slice(-1)
  expect(JSON.parse(last ?? '')).toMatchObject({ level: 'info', event: 'stopped' })
})

it('doesn’t start with an invalid setting, and names it', async () => {
  const started = startChildServer({ DATA_DIR: temporaryFolder(), TRUST_PROXY: 'yes' })
  await expect(started).rejects.toThrow('TRUST_PROXY: must be a whole number')
})

it('warns about what a public server lacks', async () => {
  const dataDir = temporaryFolder()
  const settings = { DATA_DIR: dataDir, SITE_URL: 'https://www.company.example', SMTPURL: 'smtp://x.example' }
  const server = await start(settings)
  for (const line of [
    'SMTPURL is not a setting. Did you mean SMTP_URL?\n',
    `No mail is sent: SMTP_URL is not set, so enquiries are written to files in ${join(dataDir, 'mail')}\n`,
    '"level":"alarm","event":"no mail leaves this machine","set":"SMTP_URL"',
  ])
    await until(() => server.output().includes(line), line)
  expect(await server.end('SIGTERM')).toBe(0)
})

it('stops at the first signal even if startup hangs', async () => {
  // Node keeps trying to create a folder there.
  const settings = { DATA_DIR: '/proc/nowhere/data' }
  const hanging = spawn(process.execPath, ['--import', 'tsx', 'server/index.ts'], {
    env: { ...process.env, ...settings, PORT: '0' },
  })
  onTestFinished(() => void hanging.kill('SIGKILL'))
  const lines = createInterface(hanging.stdout)
  const first = await new Promise<string>((resolve) => lines.once('line', resolve))
  expect(JSON.parse(first)).toMatchObject({ level: 'warn', event: 'still starting', store: 'sqlite' })
  const ended = new Promise((resolve) => hanging.once('exit', resolve))
  hanging.kill('SIGTERM')
  expect(await ended).toBe(1)
})

it('shares a data folder with another server', async () => {
  const settings = { DATA_DIR: temporaryFolder(), SMTP_URL: 'smtp://127.0.0.1:1' }
  const servers = [await start(settings), await start(settings)]
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one-and-the-same' }
  const body = JSON.stringify(CONTACT_BODY)
  const answers = await Promise.all(
    servers.map(({ address }) => fetch(`${address}/api/contacts`, { method: 'POST', headers, body })),
  )
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
  expect(first).toEqual(second)
})
