import { rmSync } from 'node:fs'
import { runCommand, runScript } from './run/runCommand.ts'

const STEPS = [
  () => runScript('scripts/generate.ts'),
  // A process of its own, because Vike ends the one it pre-renders in.
  () => runCommand('vike', ['build'], { env: { NODE_ENV: 'production' } }),
  () => runScript('scripts/finishBuild.ts'),
]

/** Generates files from the content, pre-renders the site into `dist/client/`, and adds what a host needs. */
async function main(): Promise<void> {
  const started = performance.now()
  rmSync('dist', { recursive: true, force: true })
  for (const run of STEPS) {
    if (!(await run())) {
      console.error('The build stopped.')
      process.exit(1)
    }
  }
  console.log(`Built dist/client in ${((performance.now() - started) / 1000).toFixed(0)} s.`)
}

await main()
