import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './freePort.ts'

export interface Site {
  url: string
  /** Stops the server, to test its absence. `start` restarts it at the same address. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
  start: () => Promise<void>
  /** Stops the server and deletes its data. */
  close: () => Promise<void>
}

const START_TIMEOUT_MS = 60_000

/**
 * Serves the build with the real server on a free loopback port, with data in a temporary folder.
 * @param env settings of the server, such as `SMTP_URL`
 */
export async function startSite(env: Record<string, string>): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-data-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let log = ''

  async function start() {
    if (child) return
    const started = spawn(process.execPath, ['dist/server/index.js'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        SITE_URL: url,
      },
    })
    child = started
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => (log += String(chunk)))
    const end = Date.now() + START_TIMEOUT_MS
    while (!(await answers(`${url}/healthz`))) {
      if (started.exitCode !== null || Date.now() > end) throw new Error(`The server did not start:\n${log}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }

  await start()
  return {
    url,
    start,
    stop,
    async close() {
      await stop('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}
