import { fileURLToPath } from 'node:url'
import { parseEnv } from './env.ts'
import { createLog, errorCode, type Log } from './log.ts'
import { type RunningServer, startServer } from './startServer.ts'

const ECHO_MS = 2_000
const LOCAL_ADDRESS = /@localhost>?$/

async function main(): Promise<void> {
  const env = parseEnv(process.env)
  const log = createLog()
  const siteRoot = fileURLToPath(new URL('../dist/client', import.meta.url))
  const starting = startServer({ env, siteRoot, log })
  // From the first moment on: a signal during the start must not cut it off half way.
  stopOnSignals(starting, log)
  const server = await starting
  say(`The site is at ${server.address}`)
  say(`Enquiries go to ${env.SALES_EMAIL} as mail: ${server.mailDestination}`)
  if (env.SMTP_URL && [env.MAIL_FROM, env.SALES_EMAIL].some((mailbox) => LOCAL_ADDRESS.test(mailbox))) {
    log.warn('default mail addresses', { set: 'MAIL_FROM and SALES_EMAIL' })
  }
  log.info('started', {
    mail: env.SMTP_URL ? 'smtp' : 'files',
    store: env.DATABASE_URL ? 'postgres' : 'files',
  })
}

/**
 * The first signal ends the server in peace, a later one at once. Within a moment of the first one it is its echo:
 * npm passes on what a terminal or a service manager also sends to the server itself.
 */
function stopOnSignals(starting: Promise<RunningServer>, log: Log): void {
  let endingSince: number | undefined
  const end = async (signal: string) => {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince > ECHO_MS) process.exit(1)
      return
    }
    endingSince = performance.now()
    log.info('stopping', { signal })
    try {
      const server = await starting
      await server.stop()
      log.info('stopped')
      process.exit(0)
    } catch (error) {
      log.alarm('stopped with an error', { code: errorCode(error) })
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal))
}

const say = (line: string) => process.stdout.write(`${line}\n`)

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
