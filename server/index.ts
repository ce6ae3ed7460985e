import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Env, parseEnv } from './env.ts'
import { createLog, errorCode, ignoreLostOutput, type Log } from './log.ts'
import { mailFolder } from './mail/mailFiles.ts'
import { type RunningServer, startServer } from './startServer.ts'

/** Relative to this source file, or to its bundle in `dist/server/`. */
const CLIENT = import.meta.url.endsWith('.ts') ? '../dist/client' : '../client'
const SLOW_START_MS = 2_000
const LOCAL_ADDRESS = /@localhost>?$/

async function main(): Promise<void> {
  const env = parseEnv(process.env)
  const log = createLog()
  const siteRoot = fileURLToPath(new URL(CLIENT, import.meta.url))
  const starting = startServer({ env, siteRoot, log })
  const slow = setTimeout(() => log.warn('still starting', { store: storeOf(env) }), SLOW_START_MS)
  // Registered before startup finishes: a signal during startup must not cut it off halfway.
  stopOnSignals(starting, log)
  const server = await starting.finally(() => clearTimeout(slow))
  printLine(`The site is at ${server.address}`)
  const destination = env.SMTP_URL
    ? `SMTP server ${new URL(env.SMTP_URL).host}`
    : `files in ${mailFolder(env)}`
  printLine(`Inquiries go to ${env.SALES_EMAIL} as mail: ${destination}`)
  warnOfGaps(env, siteRoot, log)
  log.info('started', { mail: env.SMTP_URL ? 'smtp' : 'files', store: storeOf(env) })
}

const storeOf = (env: Env) => (env.DATABASE_URL ? 'postgres' : 'sqlite')

/** Warns about what a public server should have. It still serves: there may be a reason. */
function warnOfGaps(env: Env, siteRoot: string, log: Log): void {
  const isPublic = process.env.NODE_ENV === 'production' || env.SITE_URL?.startsWith('https:')
  if (!env.SMTP_URL && isPublic) log.alarm('no mail leaves this machine', { set: 'SMTP_URL' })
  if (env.SMTP_URL && [env.MAIL_FROM, env.SALES_EMAIL].some((mailbox) => LOCAL_ADDRESS.test(mailbox))) {
    log.warn('default mail addresses', { set: 'MAIL_FROM and SALES_EMAIL' })
  }
  if (!existsSync(join(siteRoot, 'index.html'))) log.warn('no site is built', { folder: siteRoot })
}

/** Stops gracefully at the first signal. Further ones change nothing: npm forwards what a service manager also sends itself. */
function stopOnSignals(starting: Promise<RunningServer>, log: Log): void {
  let isEnding = false
  const end = async (signal: string) => {
    if (isEnding) return
    isEnding = true
    log.info('stopping', { signal })
    try {
      await (await starting).stop()
      log.info('stopped')
      process.exit(0)
    } catch (error) {
      log.alarm('stopped with an error', { code: errorCode(error) })
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal))
}

const printLine = (line: string) => process.stdout.write(`${line}\n`)

ignoreLostOutput()
main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
