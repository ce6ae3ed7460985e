import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { until } from './until.ts'

/** Starts a server for each line it reads, with the socket at file descriptor 3, as in sd_listen_fds(3). */
const MANAGER = `while read -r line; do
  LISTEN_FDS=1 sh -c 'echo "process $$"; LISTEN_PID=$$ exec "$@"' sh "$@"
  echo ended
done`
const SERVER = ['--import', 'tsx', fileURLToPath(new URL('../index.ts', import.meta.url))]

export interface SocketUnit {
  /** Where the socket listens. */
  address: string
  /** Everything the servers printed. */
  output(): string
  /** Starts a server. It may not serve yet. */
  start(): void
  /** Ends the server and waits until it has gone. The socket stays open. */
  end(signal: NodeJS.Signals): Promise<void>
  /** Ends everything at once. */
  stop(): void
}

/** Stands in for systemd with docs/website.socket: it listens, and passes the socket on to one server after the other. */
export async function startSocketUnit(variables: Record<string, string>): Promise<SocketUnit> {
  const { PATH, HOME } = process.env
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  // Node has no public way to a descriptor without also accepting connections there.
  const { _handle } = socket as unknown as { _handle: { fd: number } }
  const manager = spawn('sh', ['-c', MANAGER, 'sh', process.execPath, ...SERVER], {
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
    async end(signal) {
      const before = count('ended\n')
      process.kill(pid(), signal)
      await until(() => count('ended\n') > before, `the end by ${signal}`)
    },
    stop() {
      manager.kill('SIGKILL')
      if (count('process ') > count('ended\n')) process.kill(pid(), 'SIGKILL')
    },
  }
}
