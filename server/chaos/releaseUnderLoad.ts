import { execFile } from 'node:child_process'
import { cpSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChildServer } from '../testing/startChildServer.ts'
import { FAST, inNewFolder, sleep } from './harness.ts'
import type { ChaosResult } from './report.ts'

interface ReleaseOptions {
  /** Also runs a real build, which takes a minute; otherwise prepared builds are swapped. */
  buildsForReal: boolean
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Not part of the sources or the build. */
const LEFT_OUT = new Set(['.git', 'data', 'node_modules', 'test-results'])
const PAGES = ['/', '/contact', '/fast-track-modules']
const FILE = /\/assets\/[\w./-]+\.(?:js|css|woff2)/g
const SWAPS = 4
/** No other content is made from it, and its title names it. */
const ARTICLE = 'a-team-across-five-time-zones'
const MARK = 'Freshly built'

/**
 * Three pages and the files of every page opened so far are requested every 300 ms, as by open tabs, while
 * builds fail and replace each other under the running server.
 */
export function releaseUnderLoad({ buildsForReal }: ReleaseOptions): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const project = join(folder, 'site')
    copyProject(project)
    const run = (script: string) => npmRun(project, script)
    const entry = join(project, 'dist/server/index.js')
    const server = await startChildServer({ ...FAST, DATA_DIR: join(folder, 'data') }, entry)
    const tabs = browse(server.address)
    const current = () => readlinkSync(join(project, 'dist/current'))
    const first = current()

    // A text with a mistake is left out, but a page can't do without its words.
    const page = join(project, 'content/people/clients.yaml')
    const words = readFileSync(page, 'utf8')
    writeFileSync(page, 'names: "No end')
    const failed = await run('build')
    writeFileSync(page, words)
    const isKept = !failed.isDone && failed.output.includes('clients.yaml') && current() === first

    addOtherBuild(project)
    let swapped = 0
    while (swapped < SWAPS && (await run('rollback')).isDone) {
      swapped += 1
      await sleep(600)
    }
    if (buildsForReal) {
      const article = join(project, `content/articles/${ARTICLE}.md`)
      writeFileSync(article, readFileSync(article, 'utf8').replace(/^title: .*$/m, `title: ${MARK}`))
      await run('build')
    }
    const isServed = (await (await fetch(`${server.address}/resources/articles/${ARTICLE}`)).text()).includes(
      MARK,
    )
    const { pages, files, others, longestMs } = await tabs.close()
    const alarms = server.output().split('"level":"alarm"').length - 1
    await server.end('SIGTERM')
    return {
      test: 'release under load',
      store: 'any',
      figures: {
        pages,
        files,
        'other answers': others,
        'longest answer': `${Math.round(longestMs)} ms`,
        'builds swapped': swapped + Number(isServed),
      },
      bars: {
        'only 200 for pages and the files of pages opened at any time':
          others === 0 && pages > 0 && files > 0,
        'a failed build leaves the site as it was': isKept,
        'every swap done': swapped === SWAPS,
        'no alarm': alarms === 0,
        'the new build is served without a restart': isServed === buildsForReal,
      },
    }
  })
}

/** Copies this project with its finished build; packages are linked. */
function copyProject(folder: string): void {
  cpSync(ROOT, folder, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (from) => !LEFT_OUT.has(basename(from)),
  })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

function npmRun(cwd: string, script: string): Promise<{ isDone: boolean; output: string }> {
  return new Promise((resolve) =>
    execFile('npm', ['run', script], { cwd }, (error, stdout, stderr) =>
      resolve({ isDone: error === null, output: stdout + stderr }),
    ),
  )
}

/** Adds a previous build, to which a rollback swaps. */
function addOtherBuild(project: string): void {
  const other = join(project, 'dist/releases/other')
  cpSync(join(project, 'dist/current/'), other, { recursive: true, dereference: true })
  rmSync(join(project, 'dist/previous'), { force: true })
  symlinkSync('releases/other', join(project, 'dist/previous'))
}

/** Loads the pages and the files that any page loaded so far refers to, again and again. */
function browse(address: string) {
  const seen = { pages: 0, files: 0, others: 0, longestMs: 0 }
  const named = new Set<string>()
  let isOpen = true

  async function read(path: string): Promise<string> {
    const started = performance.now()
    const response = await fetch(address + path).catch(() => undefined)
    const text = (await response?.text().catch(() => undefined)) ?? ''
    if (response?.status !== 200 || text === '') seen.others += 1
    seen.longestMs = Math.max(seen.longestMs, performance.now() - started)
    return text
  }

  async function visit(): Promise<void> {
    while (isOpen) {
      const [pages] = await Promise.all([Promise.all(PAGES.map(read)), ...[...named].map(read), sleep(300)])
      seen.pages += PAGES.length
      seen.files += named.size
      for (const file of pages.join().match(FILE) ?? []) named.add(file)
    }
  }

  const visiting = visit()
  return {
    async close() {
      isOpen = false
      await visiting
      return seen
    },
  }
}
