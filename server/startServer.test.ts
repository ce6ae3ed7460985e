import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { parseEnv } from './env.ts'
import { startServer } from './startServer.ts'
import { CONTACT, CONTACT_BODY } from './testing/makeInquiry.ts'
import { memoryLog } from './testing/memoryLog.ts'
import { startTestServer } from './testing/startTestServer.ts'

async function start(variables: Record<string, string>) {
  const env = parseEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), ...variables })
  const server = await startServer({ env, siteRoot: '', log: memoryLog() })
  onTestFinished(() => server.stop())
  return server
}

it('names the setting with a value that isn’t available', async () => {
  const { port } = new URL((await start({})).address)
  await expect(start({ PORT: port })).rejects.toThrow(
    `PORT or HOST: the server can’t listen on port ${port} of 127.0.0.1 (EADDRINUSE).`,
  )
})

it('leaves what a running server still delivers alone if it can’t listen', async () => {
  const settings = {
    DATA_DIR: temporaryFolder(),
    WEBHOOK_URL: 'http://127.0.0.1:1',
    WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
    WEBHOOK_ALLOW_PRIVATE: 'on',
  }
  const running = await startTestServer(settings)
  await running.post(CONTACT, CONTACT_BODY)
  const { DATA_DIR } = settings
  await expect(start({ DATA_DIR, PORT: new URL(running.address).port })).rejects.toThrow('EADDRINUSE')
  expect(await running.metrics()).toContain('outbox_waiting{channel="webhook"} 1')
})

it('names the folder that it can’t create or write', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  await expect(start({ DATA_DIR: file })).rejects.toThrow(
    `DATA_DIR: ${join(file, 'outbox.db')} can’t be used (EEXIST). It must be on a local disk and writable`,
  )
})

it('prints an address that a browser accepts', async () => {
  expect((await start({ HOST: '::1' })).address).toMatch(/^http:\/\/\[::1\]:\d+$/)
})

it('refuses more than one socket from systemd, of which it would serve none', async () => {
  vi.stubEnv('LISTEN_PID', String(process.pid))
  vi.stubEnv('LISTEN_FDS', '2')
  await expect(start({})).rejects.toThrow(
    'website.socket passes 2 sockets; the server takes one ListenStream.',
  )
})
