import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { type Env, parseEnv } from '../env.ts'
import { type RunningServer, type StartOptions, startServer } from '../startServer.ts'
import { type MemoryLog, memoryLog } from './memoryLog.ts'
import { TEST_SETTINGS } from './testSettings.ts'

export interface TestServer extends RunningServer {
  env: Env
  log: MemoryLog
  dataDir: string
  /** Reads `/metrics` as a collector. */
  metrics(): Promise<string>
  /** Posts JSON, or a string verbatim, to an endpoint. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Posts a plain form as a browser without JavaScript does. */
  postForm(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
}

/** Starts the whole server on a free loopback port, with its own data folder and without rate limits. */
export async function startTestServer(
  variables: Record<string, string> = {},
  options: Partial<StartOptions> = {},
): Promise<TestServer> {
  const dataDir = variables.DATA_DIR ?? temporaryFolder()
  const env = parseEnv({ ...TEST_SETTINGS, ...variables, DATA_DIR: dataDir })
  const log = memoryLog()
  const server = await startServer({ env, siteRoot: join(dataDir, 'no-site'), log, ...options })
  // Unless the test has stopped it.
  onTestFinished(() => server.stop().catch(() => {}))
  const url = (path: string) => server.address + path
  return {
    ...server,
    env,
    log,
    dataDir,
    async metrics() {
      const headers = { Authorization: `Bearer ${env.METRICS_TOKEN}` }
      return (await fetch(url('/metrics'), { headers })).text()
    },
    post: (path, body, headers = {}) =>
      fetch(url(path), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    postForm: (path, fields, headers = {}) =>
      fetch(url(path), {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.address, ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
  }
}
