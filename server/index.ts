import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Env, parseEnv } from './env.ts'
import { createLog, errorCode, ignoreLostOutput, type Log } from './log.ts'
import { mailFolder } from './mail/mailFiles.ts'
import { misspelledSettings } from './misspelledSettings.ts'
import { type RunningServer, startServer } from './startServer.ts'

/** Relative to this source file, or to its bundle in `dist/server/`. */
const CLIENT = import.meta.url.endsWith('.ts') ? '../dist/client' : '../client'
const DUPLICATE_SIGNAL_MS = 2_000
const SLOW_START_MS = 2_000
const START_GRACE_MS = 2_000
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
  printLine(`Enquiries go to ${env.SALES_EMAIL} as mail: ${server.mailDestination}`)
  warnOfGaps(env, siteRoot, log)
  log.info('started', { mail: env.SMTP_URL ? 'smtp' : 'files', store: storeOf(env) })
}

const storeOf = (env: Env) => (env.DATABASE_URL ? 'postgres' : 'sqlite')

/** Warns about what a public server should have. It still serves: there may be a reason. */
function warnOfGaps(env: Env, siteRoot: string, log: Log): void {
  const isPublic = process.env.NODE_ENV === 'production' || env.SITE_URL?.startsWith('https:')
  for (const { name, meant } of misspelledSettings(process.env)) {
    printError(`${name} is not a setting. Did you mean ${meant}?`)
    log.warn('unknown setting', { name, meant })
  }
  if (!env.SMTP_URL && isPublic) {
    printError(
      `No mail is sent: SMTP_URL is not set, so enquiries are written to files in ${mailFolder(env)}`,
    )
    log.alarm('no mail leaves this machine', { set: 'SMTP_URL' })
  }
  if (env.SMTP_URL && [env.MAIL_FROM, env.SALES_EMAIL].some((mailbox) => LOCAL_ADDRESS.test(mailbox))) {
    log.warn('default mail addresses', { set: 'MAIL_FROM and SALES_EMAIL' })
  }
  if (!existsSync(join(siteRoot, 'index.html'))) log.warn('no site is built', { folder: siteRoot })
}

/**
 * The first signal stops the server gracefully, a later one immediately. A second signal within a moment is a
 * duplicate: npm forwards what a terminal or service manager also sends to the server itself.
 */
function stopOnSignals(starting: Promise<RunningServer>, log: Log): void {
  let endingSince: number | undefined
  const fail = (code: string) => {
    log.alarm('stopped with an error', { code })
    process.exit(1)
  }
  const end = async (signal: string) => {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince > DUPLICATE_SIGNAL_MS) process.exit(1)
      return
    }
    endingSince = performance.now()
    log.info('stopping', { signal })
    // Startup that hangs on an unresponsive disk must not keep the process alive.
    const overdue = setTimeout(() => fail('ESTART'), START_GRACE_MS)
    try {
      const server = await starting
      clearTimeout(overdue)
      await server.stop()
      log.info('stopped')
      process.exit(0)
    } catch (error) {
      fail(errorCode(error))
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal))
}

const printLine = (line: string) => process.stdout.write(`${line}\n`)
const printError = (line: string) => process.stderr.write(`${line}\n`)

ignoreLostOutput()
main().catch((error: Error) => {
  printError(error.message)
  process.exit(1)
})
