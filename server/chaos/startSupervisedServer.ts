import { freePort } from '../testing/freePort.ts'
import { type ChildServer, startChildServer } from '../testing/startChildServer.ts'
import { sleep } from './harness.ts'

export interface SupervisedServer {
  address: string
  /** Stops it with a signal; it is restarted at once. Resolves when it has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** How many times it ended, and the longest time an end took in milliseconds. */
  ends: { count: number; longestMs: number; unclean: number }
  /** Combined output of all its runs. */
  output(): string
  stop(): Promise<void>
}

/** Runs the real server as a process that is restarted whenever it ends, as by a service manager. */
export async function startSupervisedServer(variables: Record<string, string>): Promise<SupervisedServer> {
  const port = await freePort()
  const settings = { ...variables, PORT: String(port) }
  const ends = { count: 0, longestMs: 0, unclean: 0 }
  let output = ''
  let stopping = false
  let current: ChildServer | undefined = await startChildServer(settings)
  let starting: Promise<void> = Promise.resolve()

  async function startAgain(): Promise<void> {
    current = undefined
    while (!stopping && !current) {
      try {
        current = await startChildServer(settings)
      } catch {
        await sleep(300)
      }
    }
  }

  return {
    address: `http://127.0.0.1:${port}`,
    ends,
    async end(signal) {
      await starting
      const server = current
      if (!server) return
      const started = performance.now()
      const ending = await server.end(signal)
      ends.count += 1
      ends.longestMs = Math.max(ends.longestMs, performance.now() - started)
      if (signal === 'SIGTERM' && ending !== 0) ends.unclean += 1
      output += server.output()
      starting = startAgain()
    },
    output: () => output + (current?.output() ?? ''),
    async stop() {
      await starting
      stopping = true
      await current?.end('SIGTERM')
    },
  }
}
