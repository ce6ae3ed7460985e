import { rmSync } from 'node:fs'
import { contentDir } from '#content/collections/contentDir.ts'
import { listFiles } from './build/listFiles.ts'
import { runCommand, runScript } from './run/runCommand.ts'

/** So many modules and articles are pre-rendered by one process, in some 1.2 GB. */
const PAGES_AT_ONCE = 1_000
/** So many processes pre-render at once. */
const PROCESSES = 2

/** Generates files from the content, pre-renders the site into `dist/client/`, and adds what a host needs. */
async function main(): Promise<void> {
  const started = performance.now()
  rmSync('dist', { recursive: true, force: true })
  const steps = {
    files: () => runScript('scripts/generate.ts'),
    pages: prerender,
    finishing: () => runScript('scripts/finishBuild.ts'),
  }
  const times: string[] = []
  for (const [name, run] of Object.entries(steps)) {
    const begun = performance.now()
    if (!(await run())) {
      console.error('The build stopped.')
      process.exit(1)
    }
    times.push(`${name} ${secondsSince(begun)}`)
  }
  rmSync('dist/server', { recursive: true, force: true })
  console.log(`Built dist/client in ${secondsSince(started)} s (${times.join(', ')}).`)
}

const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(0)

/** Builds the app, and pre-renders all pages in as many parts as it takes. */
async function prerender(): Promise<boolean> {
  const entries = listFiles(contentDir()).filter((file) => file.endsWith('.md'))
  const parts = Math.max(1, Math.ceil(entries.length / PAGES_AT_ONCE))
  let [next, isGood] = [2, true]
  const run = async (command: string, part: number) => {
    const env = { NODE_ENV: 'production', PRERENDER_PART: `${part}/${parts}` }
    // A process of its own, because Vike ends the one it pre-renders in.
    isGood = (await runCommand('vike', [command], { env, quiet: part > 1 })) && isGood
  }
  const work = async () => {
    while (isGood && next <= parts) await run('prerender', next++)
  }
  await run('build', 1)
  await Promise.all(Array.from({ length: PROCESSES }, work))
  return isGood
}

await main()
