import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { post } from './chaos/harness.ts'
import { freePort } from './testing/freePort.ts'
import { DEMO_BODY } from './testing/makeInquiry.ts'
import { startChildServer } from './testing/startChildServer.ts'
import { startSmtpSink } from './testing/startSmtpSink.ts'
import { TEST_SETTINGS } from './testing/testSettings.ts'

it('prints where mail goes, and what a public server lacks', async () => {
  const dataDir = temporaryFolder()
  const server = await startChildServer({
    DATA_DIR: dataDir,
    SALES_EMAIL: 'sales@company.example',
    SITE_URL: 'https://www.company.example',
  })
  for (const line of [
    `Inquiries go to sales@company.example as mail: files in ${join(dataDir, 'mail')}\n`,
    '"level":"alarm","event":"no mail leaves this machine","set":"SMTP_URL"',
  ])
    await expect.poll(() => server.output()).toContain(line)
})

it('finishes the answers and mails that it has begun before it stops', async () => {
  const smtp = await startSmtpSink(() => ({ answerAfterMs: 1000 }))
  const server = await startChildServer({ DATA_DIR: temporaryFolder(), SMTP_URL: smtp.url })
  const headers = { 'Content-Type': 'application/json', Expect: '100-continue' }
  const begun = request(`${server.address}/api/demo-requests`, { method: 'POST', headers })
  begun.flushHeaders()
  await once(begun, 'continue')
  await post(server.address, 'a')
  await expect.poll(() => smtp.mails).toHaveLength(1)
  const answered = once(begun, 'response')
  // npm forwards a signal that a service manager sends to the whole group.
  server.process.kill('SIGTERM')
  const ended = server.end('SIGTERM')
  await expect.poll(() => server.output()).toContain('"event":"stopping"')
  begun.end(JSON.stringify(DEMO_BODY))
  expect((await answered)[0]).toMatchObject({ statusCode: 202 })
  expect(await ended).toBe(0)
  expect(server.output()).toMatch(/"event":"stopped"}\n$/)
  expect(server.output().split('"event":"delivered"')).toHaveLength(smtp.mails.length + 1)
})

it('doesn’t start with an invalid setting, and names it', async () => {
  const started = startChildServer({ DATA_DIR: temporaryFolder(), TRUST_PROXY: 'yes' })
  await expect(started).rejects.toThrow('TRUST_PROXY: must be a whole number')
})

it('serves on after the reader of its log has gone', async () => {
  const { process, address, end } = await startChildServer({ DATA_DIR: temporaryFolder() })
  process.stdout?.destroy()
  process.stderr?.destroy()
  for (const key of ['a', 'b', 'c']) expect((await post(address, key)).status).toBe(202)
  expect(await end('SIGTERM')).toBe(0)
})

it('starts and serves while the disk of its log is full', async () => {
  const [full, port] = [openSync('/dev/full', 'w'), String(await freePort())]
  const server = spawn(process.execPath, [inject('serverEntry')], {
    env: { ...TEST_SETTINGS, PORT: port, DATA_DIR: temporaryFolder() },
    stdio: ['ignore', full, full],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const address = `http://127.0.0.1:${port}`
  await expect.poll(async () => (await fetch(`${address}/healthz`)).status).toBe(200)
  expect((await post(address, 'a')).status).toBe(202)
})

it('reports in one line that the output of a command has no room', () => {
  const command = join(dirname(inject('serverEntry')), 'outbox.js')
  const stdio = ['ignore', openSync('/dev/full', 'w'), 'pipe'] as const
  const { status, stderr } = spawnSync(process.execPath, [command, 'schema'], { stdio: [...stdio] })
  expect([status, String(stderr)]).toEqual([1, 'ENOSPC: no space left on device, write\n'])
})
