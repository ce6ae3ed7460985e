import { fastSteps, generation } from './run/fastSteps.ts'
import { runSteps } from './run/runSteps.ts'

/** The fast part of `npm test`: no build and no browser. */
async function main(): Promise<void> {
  const { passed, failed } = await runSteps([generation, fastSteps])
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0) process.exit(1)
}

await main()
