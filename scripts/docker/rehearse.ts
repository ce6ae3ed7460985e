import { readFileSync } from 'node:fs'
import { freePort } from '../testing/freePort.ts'
import { commandOf, parseDockerfile } from './parseDockerfile.ts'
import { type PerformedStage, performStage } from './performStage.ts'
import { runInStage } from './runInStage.ts'

/**
 * Executes the whole Dockerfile in empty folders, from `npm ci` on, then starts the result, checks its health and
 * home page, and stops it. `npm test` does the same except for the two long steps of the first stage.
 */
async function main(): Promise<void> {
  const earlier: Record<string, PerformedStage> = {}
  const stages = parseDockerfile(readFileSync('Dockerfile', 'utf8'))
  const last = stages.at(-1)
  if (!last) throw new Error('The Dockerfile has no stage')
  try {
    for (const stage of stages) {
      const begun = performance.now()
      earlier[stage.name] = performStage('.', stage, {
        args: { SITE_URL: 'https://www.company.example' },
        earlier,
      })
      console.log(`Stage ${stage.name} done in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    }
    const image = earlier[last.name]
    if (image) await tryOut(image, commandOf(last, 'CMD'), commandOf(last, 'HEALTHCHECK'))
  } finally {
    for (const stage of Object.values(earlier)) stage.remove()
  }
}

async function tryOut(image: PerformedStage, command: string[], healthCheck: string[]): Promise<void> {
  const env = { PORT: String(await freePort()) }
  const server = runInStage(image, command, env)
  await server.printed('"event":"started"')
  const health = await runInStage(image, healthCheck, env).ended
  const home = await fetch(`http://127.0.0.1:${env.PORT}/`)
  server.kill('SIGTERM')
  const end = await server.ended
  console.log(`Health check: ${health}. Home page: ${home.status}. Exit code after SIGTERM: ${end}.`)
  if (health !== 0 || !home.ok || end !== 0) process.exitCode = 1
}

await main()
