import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from './testing/freePort.ts'
import { CONTACT_BODY } from './testing/makeInquiry.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import { TEST_SETTINGS } from './testing/testSettings.ts'
import { until } from './testing/until.ts'

/** Starts the server with its output in a file or a pipe, and returns how to send it a form. */
async function start(output: number | 'pipe') {
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/index.ts'], {
    env: {
      ...process.env,
      ...TEST_SETTINGS,
      PORT: String(port),
      DATA_DIR: temporaryFolder(),
    },
    stdio: ['ignore', output, output],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init).then(
      ({ status }) => status,
      () => 0,
    )
  const post = () =>
    ask('/api/contacts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(CONTACT_BODY),
    })
  return { server, post, serves: () => until(async () => (await ask('/healthz')) === 200, 'the server') }
}

it('serves on after the reader of its log has gone', async () => {
  const { server, post, serves } = await start('pipe')
  await serves()
  server.stdout?.destroy()
  server.stderr?.destroy()
  expect([await post(), await post(), await post()]).toEqual([202, 202, 202])
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  expect(await ended).toBe(0)
})

it('starts and serves while the disk of its log is full', async () => {
  const { post, serves } = await start(openSync('/dev/full', 'w'))
  await serves()
  expect([await post(), await post(), await post()]).toEqual([202, 202, 202])
})
