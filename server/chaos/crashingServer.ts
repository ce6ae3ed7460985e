import { fileURLToPath } from 'node:url'
import { parseEnv } from '../env.ts'
import type { DurableStep } from '../outbox/file/durably.ts'
import { startServer } from '../startServer.ts'

/** Runs the server, which kills itself with SIGKILL at the step named by `CRASH_AT`. */
async function main(): Promise<void> {
  const crashAt = process.env.CRASH_AT as DurableStep
  const { address } = await startServer({
    env: parseEnv(process.env),
    siteRoot: fileURLToPath(new URL('../../dist/client', import.meta.url)),
    onStep: (step) => {
      if (step === crashAt) process.kill(process.pid, 'SIGKILL')
      // The signal arrives a moment later; nothing may continue until then.
      return step === crashAt ? new Promise(() => {}) : undefined
    },
  })
  process.stdout.write(`The site is at ${address}\n{"event":"started"}\n`)
}

await main()
