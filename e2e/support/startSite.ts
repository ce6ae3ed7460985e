import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, startProgram } from './startProgram.ts'

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
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const env = { ...settings, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, SITE_URL: url }
  const open = () => startProgram(['dist/server/index.js'], 'The site is at', env)
  let server = await open()
  return {
    url,
    stop: () => server.close(),
    async start() {
      server = await open()
    },
    async close() {
      await server.close('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
