import { onTestFinished } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { parseEnv } from '../env.ts'
import { startServer } from '../startServer.ts'
import { memoryLog } from './memoryLog.ts'
import { TEST_SETTINGS } from './testSettings.ts'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Starts the whole server on a free loopback port, with its own data folder and without rate limits. */
export async function startTestServer(variables: Record<string, string> = {}, siteRoot = 'no-site') {
  const env = parseEnv({ DATA_DIR: temporaryFolder(), ...TEST_SETTINGS, ...variables })
  const log = memoryLog()
  const server = await startServer({ env, siteRoot, log })
  // Unless the test has stopped it.
  onTestFinished(() => server.stop().catch(() => {}))
  const url = (path: string) => server.address + path
  return {
    ...server,
    env,
    log,
    /** Reads `/metrics` as a collector. */
    async metrics() {
      const headers = { Authorization: `Bearer ${env.METRICS_TOKEN}` }
      return (await fetch(url('/metrics'), { headers })).text()
    },
    /** Posts JSON, or a string verbatim, to an endpoint. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(url(path), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Posts a plain form as a browser without JavaScript does. */
    postForm: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(url(path), {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.address, ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
  }
}
