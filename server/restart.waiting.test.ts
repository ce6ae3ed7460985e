import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, inject, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { CONTACT_BODY } from './testing/makeInquiry.ts'

/** Starts a server for each line it reads, with the socket at file descriptor 3, as in sd_listen_fds(3). */
const MANAGER = `while read -r line; do
  LISTEN_FDS=1 sh -c 'echo "process $$"; LISTEN_PID=$$ exec "$@"' sh "$@"
  echo ended
done`

/** Stands in for systemd with docs/website.socket: it listens, and passes the socket on to one server after the other. */
async function startSocketUnit(variables: Record<string, string>) {
  const { PATH, HOME } = process.env
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  // Node has no public way to a descriptor without also accepting connections there.
  const { _handle } = socket as unknown as { _handle: { fd: number } }
  const manager = spawn('sh', ['-c', MANAGER, 'sh', process.execPath, inject('serverEntry')], {
    env: { PATH, HOME, ...variables },
    stdio: ['pipe', 'pipe', 'pipe', _handle.fd],
  })
  // Only the copy that was passed on stays open, and no one accepts there without a server.
  socket.close()
  let output = ''
  for (const stream of [manager.stdout, manager.stderr])
    stream?.on('data', (chunk) => (output += String(chunk)))
  const count = (text: string) => output.split(text).length - 1
  const pid = () => Number([...output.matchAll(/^process (\d+)$/gm)].at(-1)?.[1])
  return {
    address: `http://127.0.0.1:${port}`,
    output: () => output,
    start: () => void manager.stdin?.write('start\n'),
    async end(signal: NodeJS.Signals) {
      const before = count('ended\n')
      process.kill(pid(), signal)
      await expect.poll(() => count('ended\n')).toBeGreaterThan(before)
    },
    stop() {
      manager.kill('SIGKILL')
      if (count('process ') > count('ended\n')) process.kill(pid(), 'SIGKILL')
    },
  }
}

it('turns no one away during a restart when systemd listens for it', async () => {
  // Neither could be used.
  const unit = await startSocketUnit({ DATA_DIR: temporaryFolder(), PORT: '1', HOST: 'nowhere.invalid' })
  onTestFinished(unit.stop)
  const send = () =>
    fetch(`${unit.address}/api/contacts`, {
      method: 'POST',
      // One that is kept could be closed just when it is used again.
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      body: JSON.stringify(CONTACT_BODY),
    }).then(({ status }) => status)

  unit.start()
  expect(await send()).toBe(202)
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    await unit.end(signal)
    const sent = send()
    unit.start()
    expect(await sent).toBe(202)
  }
  expect(unit.output()).toContain(`The site is at ${unit.address}\n`)
})
