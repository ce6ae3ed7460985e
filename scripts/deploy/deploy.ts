import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface DeployOptions {
  /** Runs a program; its output comes with an error when it fails. */
  run: (command: string, words: string[]) => Promise<string>
  mail: (subject: string, text: string) => Promise<void>
  /** Folder of the project. */
  folder: string
  /** ISO date: another day may publish what was scheduled. */
  today: string
}

/** Tracked files that a build writes: its copies would keep newer ones from being fetched, and the next build writes them again. */
const WRITTEN = 'downloads'

/**
 * Fetches what was saved and builds the site if anything has changed. When that fails, it mails the reason, once per revision
 * and day, and tries again only with the next; the site stays as it is.
 * @returns whether the site is up to date
 */
export async function deploy({ run, mail, folder, today }: DeployOptions): Promise<boolean> {
  let revision = 'unknown'
  /** A repository that was out of reach says nothing of the build. */
  let step = 'fetch'
  /** Remembers the step and the revision that failed. */
  const failureFile = path.join(folder, '.generated/failed-deploy')
  const modified = (file: string) =>
    statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const key = () => `${step} ${revision.trim()} ${today}`
  try {
    revision = await run('git', ['rev-parse', 'HEAD'])
    await run('git', ['fetch', '--quiet'])
    const changed = await run('git', ['diff', '--name-only', 'HEAD...@{upstream}'])
    if (changed) {
      await run('git', ['checkout', '--quiet', '--', WRITTEN])
      await run('git', ['merge', '--ff-only', '--quiet', '@{upstream}'])
      revision = await run('git', ['rev-parse', 'HEAD'])
    }
    step = 'build'
    if (hasFailed(failureFile, key())) return false
    // Unlike `npm ci`, it leaves the packages as they are when it fails: this program needs them to try again.
    if (modified('node_modules/.package-lock.json') < modified('package-lock.json'))
      await run('npm', ['install', '--no-save', '--include=dev'])
    await run(process.execPath, ['--import', 'tsx', 'scripts/build/ensureBuild.ts'])
    rmSync(failureFile, { force: true })
    return true
  } catch (error) {
    if (hasFailed(failureFile, key())) return false
    mkdirSync(path.dirname(failureFile), { recursive: true })
    writeFileSync(failureFile, key())
    const help = 'The site stays as it was before. Undo or mend the last change: docs/publishing.md.'
    await mail(
      'Website: not published',
      `${(error as Error).message}\n\nRevision: ${revision.trim()}\n${help}\n`,
    )
    return false
  }
}

const hasFailed = (file: string, key: string) => existsSync(file) && readFileSync(file, 'utf8') === key
