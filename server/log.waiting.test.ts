import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { FAST } from './chaos/harness.ts'
import { freePort } from './testing/freePort.ts'
import { CONTACT_BODY } from './testing/makeEnquiry.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import { until } from './testing/until.ts'

/** Starts the server with its output in a file or a pipe, and returns how to send it a form. */
async function start(output: number | 'pipe') {
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/index.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: temporaryFolder(),
      ...FAST,
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

it('logs again once the disk of its log has room', async (context) => {
  const disk = join(temporaryFolder(), 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    context.skip('a disk can be mounted by root only')
  }
  onTestFinished(() => void execFileSync('umount', ['-l', disk]))
  const log = join(disk, 'log')
  const { post, serves } = await start(openSync(log, 'a'))
  await serves()
  const filler = join(disk, 'filler')
  try {
    writeFileSync(filler, Buffer.alloc(100_000))
  } catch {}
  for (let sent = 0; sent < 60; sent += 1) expect(await post()).toBe(202)
  const written = readFileSync(log).length
  rmSync(filler)
  expect(await post()).toBe(202)
  await until(() => readFileSync(log).length > written, 'a line')
})
