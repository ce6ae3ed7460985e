import { randomUUID } from 'node:crypto'
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { errorCode } from '../../log.ts'

/** The spool already has a server, or cannot have one safely. */
export class SpoolOwnedError extends Error {
  override name = 'SpoolOwnedError'
}

export interface Ownership {
  /** Looks whether the spool is still this process's own. */
  isKept(): Promise<boolean>
  /** Leaves the spool to whoever comes next. */
  giveUp(): Promise<void>
}

export interface SignOptions {
  /** The file that holds the name of the owner; its time is that of the owner's last sign of life. */
  path: string
  /** Within one place the caller has made sure that there is no other owner. */
  place: string
  /** Called when another name is found in the file, and when it is ours again since the other one fell silent. */
  onChange: (isKept: boolean) => void
  beatMs?: number
  /** A signature older than this is that of an owner that has ended or stands still. */
  silentMs?: number
}

const PAUSE_MS = 1_000
const BEAT_MS = 5_000
const SILENT_MS = 20_000

/**
 * Signs a file as the only owner among machines and containers and keeps the signature fresh. A process that stood still
 * for so long that another one took its place notices it before it does anything more.
 * @throws {SpoolOwnedError} when another owner lives.
 */
export async function signOwner(options: SignOptions): Promise<Ownership> {
  const { path, place, onChange, beatMs = BEAT_MS, silentMs = SILENT_MS } = options
  const name = `${place} ${randomUUID()}`
  let kept = true

  async function signature(): Promise<{ name: string; isFresh: boolean } | undefined> {
    try {
      const { mtimeMs } = await stat(path)
      return { name: await readFile(path, 'utf8'), isFresh: Math.abs(Date.now() - mtimeMs) < silentMs }
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined
      throw error
    }
  }

  /** Only one of many can make a file that is not there. */
  async function signNew(): Promise<boolean> {
    try {
      await writeFile(path, name, { flag: 'wx', mode: 0o600 })
      return true
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false
      throw error
    }
  }

  async function obtain(): Promise<boolean> {
    const found = await signature()
    if (!found) return signNew()
    if (found.isFresh && !found.name.startsWith(`${place} `)) return false
    await writeFile(path, name, { mode: 0o600 })
    // While a signature is fresh, other places wait. A silent owner may have several who come after it.
    if (found.isFresh) return true
    await pause()
    return (await signature())?.name === name
  }

  async function look(): Promise<void> {
    const found = await signature()
    if (!found) return void (await signNew())
    if (found.name === name) await utimes(path, new Date(), new Date())
    // The next look shows whether it stayed.
    else if (!kept && !found.isFresh) return writeFile(path, name)
    if ((found.name === name) !== kept) {
      kept = !kept
      onChange(kept)
    }
  }
  // What cannot be read for a while says nothing about its owner.
  const beat = () => look().catch(() => {})

  const deadline = performance.now() + silentMs + beatMs
  while (!(await obtain())) {
    if (performance.now() > deadline)
      throw new SpoolOwnedError(`DATA_DIR: another machine or container uses it (${path}).`)
    await pause()
  }
  const timer = setInterval(beat, beatMs).unref()
  return {
    async isKept() {
      await beat()
      return kept
    },
    async giveUp() {
      clearInterval(timer)
      if ((await signature().catch(() => undefined))?.name === name) await rm(path, { force: true })
    },
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
