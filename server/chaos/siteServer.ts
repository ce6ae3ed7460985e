import { parseEnv } from '../env.ts'
import { startServer } from '../startServer.ts'

/** The server, but it serves the folder that `SITE_ROOT` names instead of the built site. */
async function main(): Promise<void> {
  const { address } = await startServer({
    env: parseEnv(process.env),
    siteRoot: process.env.SITE_ROOT ?? '',
  })
  process.stdout.write(`The site is at ${address}\n{"event":"started"}\n`)
}

await main()
