import './run/readEnv.js'
import './run/plainErrors.js'
import { renameSync, rmSync } from 'node:fs'
import { contentDir } from '#content/collections/contentFiles.ts'
import { today } from '#content/collections/publication.ts'
import { redirectsFile } from '#content/collections/redirects.ts'
import { BUILD, DIST, NEXT } from './build/buildFolders.ts'
import { applyBuildSettings } from './build/buildSettings.ts'
import { stampOfSources, writeBuildStamp } from './build/buildStamp.ts'
import { listFiles } from './build/listFiles.ts'
import { lockBuilds } from './build/lockBuilds.ts'
import { publishBuild } from './build/publishBuild.ts'
import { vanishedPages } from './build/vanishedPages.ts'
import { leaveOutMistakes } from './check/checkContent.ts'
import { checkLaunch } from './check/checkLaunch.ts'
import { findReferenceProblems } from './check/findReferenceProblems.ts'
import { inParallel } from './run/inParallel.ts'
import { forwardSignals, runCommand, runScript } from './run/runCommand.ts'

/** Number of modules and articles pre-rendered by one process, in about 1.2 GB. */
const PAGES_PER_PROCESS = 1_000
/** Number of concurrent pre-rendering processes. */
const MAX_PROCESSES = 2
/** Where the server waits for its place in the build. */
const ASIDE = `${NEXT}/aside`

/**
 * Generates files from the content, pre-renders the site, adds what a host needs, and builds the server. Everything
 * is built in a folder of its own, which is published at the end: a server sees either the old or the new build, and
 * keeps the old one if the build fails.
 */
async function main(): Promise<void> {
  const started = performance.now()
  applyBuildSettings()
  forwardSignals()
  lockBuilds()
  // All steps must use the same date, and thus publish the same content.
  process.env.CONTENT_TODAY = today()
  const stamp = stampOfSources()
  await leaveOutMistakes()
  rmSync(NEXT, { recursive: true, force: true })
  process.env.OUT_DIR = NEXT
  const steps = {
    files: () => runScript('scripts/generate/generate.ts', { args: ['--build'] }),
    'pages and server': async () => {
      // The server needs nothing of the pages, whose own server bundle has its place meanwhile.
      const server = runScript('scripts/build/buildServer.ts', { env: { OUT_DIR: ASIDE } })
      const isGood = await prerender()
      if (!(await server) || !isGood) return false
      renameSync(`${ASIDE}/server`, `${NEXT}/server`)
      rmSync(ASIDE, { recursive: true })
      return true
    },
    finishing: () => runScript('scripts/build/finishBuild.ts'),
    check: hasNoDeadReferences,
  }
  const times: string[] = []
  for (const [name, run] of Object.entries<() => boolean | Promise<boolean>>(steps)) {
    const begun = performance.now()
    if (!(await run())) throw new Error(`The build failed. ${DIST}/ is unchanged.`)
    times.push(`${name} ${secondsSince(begun)}`)
  }
  warnOfVanishedPages()
  writeBuildStamp(NEXT, stamp)
  publishBuild()
  console.log(`Built ${DIST}/ in ${secondsSince(started)} s (${times.join(', ')}).`)
  const { SITE_URL } = process.env
  const isPublic = SITE_URL && !new URL(SITE_URL).hostname.endsWith('.example')
  if (isPublic && checkLaunch().problems.length > 0)
    console.warn('Sample content is still there: npm run launch-check lists it (docs/launch.md).')
}

/** Checks that no page asks for a page, a picture or another file that isn't there. */
function hasNoDeadReferences(): boolean {
  const problems = findReferenceProblems(`${NEXT}/client`)
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

/** A page that was public may be linked to from anywhere. */
function warnOfVanishedPages(): void {
  for (const address of vanishedPages(BUILD, NEXT))
    console.warn(
      `Warning: ${address} was public until now and is gone, so links to it find nothing. ` +
        `Lead them to another page in ${redirectsFile()}.`,
    )
}

const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(0)

/** Builds the app and pre-renders all pages in several parts. */
async function prerender(): Promise<boolean> {
  const entries = listFiles(contentDir()).filter((file) => file.endsWith('.md'))
  const parts = Math.max(1, Math.ceil(entries.length / PAGES_PER_PROCESS))
  let isGood = true
  const run = async (command: string, part: number) => {
    if (!isGood) return
    const env = { NODE_ENV: 'production', PRERENDER_PART: `${part}/${parts}` }
    // In a separate process, because Vike exits after pre-rendering. It prints the name of every page.
    if (!(await runCommand('vike', [command], { env, quiet: 'but warnings' }))) isGood = false
  }
  await run('build', 1)
  const others = Array.from({ length: parts - 1 }, (_, at) => at + 2)
  await inParallel(others, MAX_PROCESSES, (part) => run('prerender', part))
  // Only this step needs the server bundle of the pages.
  rmSync(`${NEXT}/server`, { recursive: true, force: true })
  return isGood
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
