import { parseEnv } from '../env.ts'
import { startServer } from '../startServer.ts'

/** Runs the server on the folder in `SITE_ROOT` instead of the built site. */
async function main(): Promise<void> {
  const { address } = await startServer({
    env: parseEnv(process.env),
    siteRoot: process.env.SITE_ROOT ?? '',
  })
  process.stdout.write(`The site is at ${address}\n{"event":"started"}\n`)
}

await main()
