import { fileURLToPath } from 'node:url'
import { parseEnv } from './env.ts'
import { createLog, errorCode } from './log.ts'
import { startServer } from './startServer.ts'

const LOCAL_ADDRESS = /@localhost>?$/

async function main(): Promise<void> {
  const env = parseEnv(process.env)
  const log = createLog()
  const siteRoot = fileURLToPath(new URL('../dist/client', import.meta.url))
  const server = await startServer({ env, siteRoot, log })
  say(`The site is at ${server.address}`)
  say(`Enquiries go to ${env.SALES_EMAIL} as mail: ${server.mailDestination}`)
  if (env.SMTP_URL && [env.MAIL_FROM, env.SALES_EMAIL].some((mailbox) => LOCAL_ADDRESS.test(mailbox))) {
    log.warn('default mail addresses', { set: 'MAIL_FROM and SALES_EMAIL' })
  }
  log.info('started', {
    mail: env.SMTP_URL ? 'smtp' : 'files',
    store: env.DATABASE_URL ? 'postgres' : 'files',
  })

  let ending = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (ending) process.exit(1)
      ending = true
      log.info('stopping', { signal })
      try {
        await server.stop()
        log.info('stopped')
        process.exit(0)
      } catch (error) {
        log.alarm('stopped with an error', { code: errorCode(error) })
        process.exit(1)
      }
    })
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
