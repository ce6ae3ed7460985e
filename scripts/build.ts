import { rmSync } from 'node:fs'
import { contentDir } from '#content/collections/contentDir.ts'
import { today } from '#content/collections/publication.ts'
import { redirectsFile } from '#content/collections/redirects.ts'
import { BUILD, NEXT } from './build/buildFolders.ts'
import { applyBuildSettings } from './build/buildSettings.ts'
import { stampOfSources, writeBuildStamp } from './build/buildStamp.ts'
import { listFiles } from './build/listFiles.ts'
import { lockBuilds } from './build/lockBuilds.ts'
import { publishBuild, recoverBuild } from './build/publishBuild.ts'
import { vanishedPages } from './build/vanishedPages.ts'
import { warnOfSamples } from './launch/warnOfSamples.ts'
import { endTogether, runCommand, runScript } from './run/runCommand.ts'

/** So many modules and articles are pre-rendered by one process, in some 1.2 GB. */
const PAGES_AT_ONCE = 1_000
/** So many processes pre-render at once. */
const PROCESSES = 2

/**
 * Generates files from the content, pre-renders the site, adds what a host needs, and builds the server. All of it is made
 * aside and takes the place of `dist/` at the end: whoever serves that folder sees the old build or the new one, and keeps
 * the old one when the new one fails.
 */
async function main(): Promise<void> {
  const started = performance.now()
  applyBuildSettings()
  endTogether()
  lockBuilds()
  // All steps agree on the day, and on what is public on it.
  process.env.CONTENT_TODAY = today()
  delete process.env.CONTENT_UNPUBLISHED
  recoverBuild()
  const stamp = stampOfSources()
  rmSync(NEXT, { recursive: true, force: true })
  process.env.OUT_DIR = NEXT
  const steps = {
    files: () => runScript('scripts/generate.ts'),
    pages: prerender,
    finishing: () => runScript('scripts/finishBuild.ts'),
    server: () => runScript('scripts/buildServer.ts'),
  }
  const times: string[] = []
  for (const [name, run] of Object.entries(steps)) {
    const begun = performance.now()
    if (!(await run())) throw new Error(`The build stopped. ${BUILD}/ is as it was.`)
    times.push(`${name} ${secondsSince(begun)}`)
  }
  warnOfVanishedPages()
  writeBuildStamp(NEXT, stamp)
  publishBuild()
  console.log(`Built ${BUILD}/ in ${secondsSince(started)} s (${times.join(', ')}).`)
  for (const line of warnOfSamples(process.env.SITE_URL)) console.warn(line)
}

/** A page that was public may be linked from anywhere, and bookmarked. */
function warnOfVanishedPages(): void {
  for (const { address, renamedTo } of vanishedPages(BUILD, NEXT)) {
    const line = `${address}: ${renamedTo ?? '/address-of-another-page'}`
    console.warn(
      `Warning: ${address} was public until now and is gone, so links to it find nothing. ` +
        `To lead them on, add to ${redirectsFile()}:\n  ${line}`,
    )
  }
}

const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(0)

/** Builds the app, and pre-renders all pages in as many parts as it takes. */
async function prerender(): Promise<boolean> {
  const entries = listFiles(contentDir()).filter((file) => file.endsWith('.md'))
  const parts = Math.max(1, Math.ceil(entries.length / PAGES_AT_ONCE))
  let [next, isGood] = [2, true]
  const run = async (command: string, part: number) => {
    const env = { NODE_ENV: 'production', PRERENDER_PART: `${part}/${parts}` }
    // A process of its own, because Vike ends the one it pre-renders in. It prints the name of every page.
    isGood = (await runCommand('vike', [command], { env, quiet: 'but warnings' })) && isGood
  }
  const work = async () => {
    while (isGood && next <= parts) await run('prerender', next++)
  }
  await run('build', 1)
  await Promise.all(Array.from({ length: PROCESSES }, work))
  // Only this step needs the pages' code outside of a browser.
  rmSync(`${NEXT}/server`, { recursive: true, force: true })
  return isGood
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
