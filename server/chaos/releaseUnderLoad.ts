import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startChildServer } from '../testing/startChildServer.ts'
import { type BrowsingResult, browseSite } from './browseSite.ts'
import { FAST, inNewFolder, sleep } from './harness.ts'
import { copyProject, makeOtherBuild, runNpm } from './releases.ts'
import type { ChaosResult } from './report.ts'

interface ReleaseOptions {
  /** Also runs a real build, which takes a minute; otherwise prepared builds are swapped. */
  buildsForReal: boolean
}

const SWAPS = 4
const MARK = 'A sentence that only the new build has.'

/**
 * Three pages and the files they load are requested every 300 ms while builds fail and replace each other
 * under the running server.
 */
export function releaseUnderLoad({ buildsForReal }: ReleaseOptions): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const project = join(folder, 'site')
    copyProject(project)
    const entry = join(project, 'dist/server/index.js')
    const server = await startChildServer({ ...FAST, DATA_DIR: join(folder, 'data') }, entry)
    const visits = browseSite(server.address)
    const stamp = buildOf(project)

    const isRefused = [await buildWith(project, 'content/articles', '---\ntitle: "No end', 'zz.md')]
    if (buildsForReal)
      isRefused.push(await buildWith(project, 'content', 'export const coaching = {{', 'coaching.ts'))
    const isKept = buildOf(project) === stamp

    makeOtherBuild(project)
    let swapped = 0
    while (swapped < SWAPS && (await runNpm(project, 'rollback')).isDone) {
      swapped++
      await sleep(600)
    }
    const isServed = buildsForReal ? await releaseForReal(project, server.address) : undefined
    const { pages, files, others, longestMs } = await visits.end()
    const alarms = server.output().split('"level":"alarm"').length - 1
    await server.end('SIGTERM')
    return {
      test: 'release under load',
      store: 'any',
      figures: {
        ...figuresOf({ pages, files, others, longestMs }),
        'failed builds': isRefused.filter(Boolean).length,
        'builds swapped': swapped + Number(isServed ?? 0),
      },
      bars: {
        'only 200 for pages': others.pages === 0 && pages > 0,
        'only 200 for the files of pages opened at any time': others.files === 0 && files > 0,
        'a failed build leaves the site as it was': isRefused.every(Boolean) && isKept,
        'every swap done': swapped === SWAPS,
        'no alarm': alarms === 0,
        ...(isServed === undefined ? {} : { 'the new build is served without a restart': isServed }),
      },
    }
  })
}

const figuresOf = ({ pages, files, others, longestMs }: BrowsingResult) => ({
  pages,
  files,
  'other answers': others.pages + others.files,
  'longest answer': `${Math.round(longestMs)} ms`,
})

/** Identifies the build in `dist/`. */
const buildOf = (project: string) => statSync(join(project, 'dist')).ino

/**
 * Builds with a broken file and restores it.
 * @returns whether the build failed because of that file
 */
async function buildWith(project: string, folder: string, text: string, name: string): Promise<boolean> {
  const file = join(project, folder, name)
  const before = statSync(file, { throwIfNoEntry: false }) && readFileSync(file)
  writeFileSync(file, text)
  const { isDone, output } = await runNpm(project, 'build')
  if (before) writeFileSync(file, before)
  else rmSync(file)
  return !isDone && output.includes(name)
}

/**
 * Builds with a changed text.
 * @returns whether the running server shows it afterwards
 */
async function releaseForReal(project: string, address: string): Promise<boolean> {
  const file = join(project, 'content/site.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/(tagline:\s*')/, `$1${MARK} `))
  const { isDone } = await runNpm(project, 'build')
  const home = await (await fetch(address)).text()
  return isDone && home.includes(MARK)
}
