import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProgram } from './startProgram.ts'

export interface Site {
  url: string
  /** Stops the server, to test its absence. `start` restarts it at the same address. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Stops the server and deletes its data. */
  close: () => Promise<void>
}

/**
 * Serves the build with the real server on a free loopback port, with data in a temporary folder.
 * @param settings of the server, such as `SMTP_URL`
 */
export async function startSite(settings: Record<string, string>): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-data-'))
  const env = { ...settings, HOST: '127.0.0.1', DATA_DIR: dataDir }
  const open = (port?: string) =>
    startProgram(['dist/server/index.js'], 'The site is at', { ...env, ...(port && { PORT: port }) })
  let server = await open()
  const { url } = server
  return {
    url,
    stop: () => server.close(),
    async start() {
      server = await open(new URL(url).port)
    },
    async close() {
      await server.close('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
