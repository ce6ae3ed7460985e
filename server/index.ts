import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Env, parseEnv } from './env.ts'
import { createLog, errorCode, type Log } from './log.ts'
import { mailFolder } from './mail/mailFiles.ts'
import { misspelledSettings } from './misspelledSettings.ts'
import { type RunningServer, startServer } from './startServer.ts'

/** From the source, and from its bundle in `dist/server/`. */
const CLIENT = import.meta.url.endsWith('.ts') ? '../dist/client' : '../client'
const ECHO_MS = 2_000
const SLOW_START_MS = 2_000
const START_GRACE_MS = 2_000
const LOCAL_ADDRESS = /@localhost>?$/

async function main(): Promise<void> {
  const env = parseEnv(process.env)
  const log = createLog()
  const siteRoot = fileURLToPath(new URL(CLIENT, import.meta.url))
  const starting = startServer({ env, siteRoot, log })
  const slow = setTimeout(() => log.warn('still starting', { store: storeOf(env) }), SLOW_START_MS)
  // From the first moment on: a signal during the start must not cut it off half way.
  stopOnSignals(starting, log)
  const server = await starting.finally(() => clearTimeout(slow))
  say(`The site is at ${server.address}`)
  say(`Enquiries go to ${env.SALES_EMAIL} as mail: ${server.mailDestination}`)
  warnOfGaps(env, siteRoot, log)
  log.info('started', { mail: env.SMTP_URL ? 'smtp' : 'files', store: storeOf(env) })
}

const storeOf = (env: Env) => (env.DATABASE_URL ? 'postgres' : 'files')

/** Says what a server that the public uses should not be without. It serves all the same: there may be a reason. */
function warnOfGaps(env: Env, siteRoot: string, log: Log): void {
  const isPublic = process.env.NODE_ENV === 'production' || env.SITE_URL?.startsWith('https:')
  for (const { name, meant } of misspelledSettings(process.env)) {
    complain(`${name} is not a setting. Did you mean ${meant}?`)
    log.warn('unknown setting', { name, meant })
  }
  if (!env.SMTP_URL && isPublic) {
    complain(
      `No mail leaves this machine: SMTP_URL is not set, so enquiries end as files in ${mailFolder(env)}`,
    )
    log.alarm('no mail leaves this machine', { set: 'SMTP_URL' })
  }
  if (env.SMTP_URL && [env.MAIL_FROM, env.SALES_EMAIL].some((mailbox) => LOCAL_ADDRESS.test(mailbox))) {
    log.warn('default mail addresses', { set: 'MAIL_FROM and SALES_EMAIL' })
  }
  if (!existsSync(join(siteRoot, 'index.html'))) log.warn('no site is built', { folder: siteRoot })
}

/**
 * The first signal ends the server in peace, a later one at once. Within a moment of the first one it is its echo:
 * npm passes on what a terminal or a service manager also sends to the server itself.
 */
function stopOnSignals(starting: Promise<RunningServer>, log: Log): void {
  let endingSince: number | undefined
  const fail = (code: string) => {
    log.alarm('stopped with an error', { code })
    process.exit(1)
  }
  const end = async (signal: string) => {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince > ECHO_MS) process.exit(1)
      return
    }
    endingSince = performance.now()
    log.info('stopping', { signal })
    // A start that hangs, on a disk that does not answer, must not keep the process.
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

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

main().catch((error: Error) => {
  complain(error.message)
  process.exit(1)
})
