import { execFile } from 'node:child_process'
import { cpSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { startChildServer } from '../testing/startChildServer.ts'
import { isFull, report } from './harness.ts'

/** Not part of the sources or the build. */
const LEFT_OUT = new Set(['.git', 'data', 'node_modules', 'test-results'])
const PAGES = ['/', '/contact', '/fast-track-modules']
const FILE = /\/assets\/[\w./-]+\.(?:js|css|woff2)/g
const SWAPS = 4

/**
 * Three pages and the files of every page opened so far are requested about every 300 ms, as by open tabs, while
 * builds fail and replace each other under the running server. In full, one of them is built for real, which takes a minute.
 */
export async function releaseUnderLoad(): Promise<void> {
  const project = copyProject()
  const at = (path: string) => join(project, path)
  const run = (script: string) => promisify(execFile)('npm', ['run', script], { cwd: project })
  const server = await startChildServer({ DATA_DIR: temporaryFolder() }, at('dist/server/index.js'))
  const close = browse(server.address)

  const first = readlinkSync(at('dist/current'))
  // A text with a mistake is left out, but a page can't do without its words.
  const page = at('content/people/clients.yaml')
  const words = readFileSync(page, 'utf8')
  writeFileSync(page, 'names: "No end')
  await expect.soft(run('build')).rejects.toThrow('clients.yaml')
  writeFileSync(page, words)
  expect.soft(readlinkSync(at('dist/current'))).toBe(first)

  for (let swapped = 0; swapped < SWAPS; swapped += 1) {
    await run('rollback')
    await sleep(600)
  }
  if (isFull) {
    const article = at('content/articles/a-team-across-five-time-zones.md')
    writeFileSync(article, readFileSync(article, 'utf8').replace(/^title: .*$/m, 'title: Freshly built'))
    await run('build')
  }
  const seen = await close()
  report(seen)
  expect.soft(seen.others).toEqual([])
  expect.soft(seen.paths, 'pages and their files').toBeGreaterThan(PAGES.length)
  expect.soft(server.output()).not.toContain('"level":"alarm"')
}

/** Copies this project with its finished build and another one to swap it with; packages are linked. */
function copyProject(): string {
  const folder = join(temporaryFolder(), 'site')
  const filter = (from: string) => !LEFT_OUT.has(basename(from))
  cpSync('.', folder, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true, filter })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const other = join(folder, 'dist/releases/other')
  cpSync(join(folder, 'dist/current/'), other, { recursive: true, dereference: true })
  rmSync(join(folder, 'dist/previous'), { force: true })
  symlinkSync('releases/other', join(folder, 'dist/previous'))
  return folder
}

/**
 * Loads the pages and the files that any answer so far refers to, again and again.
 * @returns a function that ends it and says what was seen
 */
function browse(address: string) {
  const seen = { answers: 0, others: [] as string[], longestMs: 0 }
  const paths = new Set(PAGES)
  let isOpen = true

  async function read(path: string): Promise<void> {
    const started = performance.now()
    const response = await fetch(address + path).catch(() => undefined)
    const text = (await response?.text().catch(() => undefined)) ?? ''
    if (response?.status !== 200 || text === '') seen.others.push(`${path} ${response?.status}`)
    for (const [file] of text.matchAll(FILE)) paths.add(file)
    seen.answers += 1
    seen.longestMs = Math.max(seen.longestMs, performance.now() - started)
  }

  async function visit(): Promise<void> {
    while (isOpen) await Promise.all([...Array.from(paths, read), sleep(300)])
  }

  const visiting = visit()
  return async () => {
    isOpen = false
    await visiting
    return { ...seen, paths: paths.size }
  }
}
