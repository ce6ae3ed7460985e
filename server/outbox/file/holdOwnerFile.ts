import { randomUUID } from 'node:crypto'
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { errorCode } from '../../log.ts'

/** The spool already has a server, or cannot have one safely. */
export class SpoolOwnedError extends Error {
  override name = 'SpoolOwnedError'
}

export interface Ownership {
  /** Checks whether this process still owns the spool. */
  isHeld(): Promise<boolean>
  /** Gives the spool up for the next owner. */
  release(): Promise<void>
}

export interface OwnerFileOptions {
  /** The file that names the owner; its mtime is the owner's last heartbeat. */
  path: string
  /** Within one place the caller already guarantees a single owner. */
  place: string
  /** Called when the spool is lost to another owner, and when it is regained after that owner fell silent. */
  onChange: (isHeld: boolean) => void
  heartbeatMs?: number
  /** A signature older than this belongs to an owner that has ended or is suspended. */
  staleAfterMs?: number
}

const POLL_INTERVAL_MS = 1_000
const HEARTBEAT_MS = 5_000
const STALE_AFTER_MS = 20_000

/**
 * Claims ownership among machines and containers by signing a file, and keeps the signature fresh. A process that was
 * suspended for so long that another took over notices it before it does anything else.
 * @throws {SpoolOwnedError} if another owner is alive
 */
export async function holdOwnerFile(options: OwnerFileOptions): Promise<Ownership> {
  const { path, place, onChange, heartbeatMs = HEARTBEAT_MS, staleAfterMs = STALE_AFTER_MS } = options
  const name = `${place} ${randomUUID()}`
  let held = true

  async function signature(): Promise<{ name: string; isFresh: boolean } | undefined> {
    try {
      const { mtimeMs } = await stat(path)
      return { name: await readFile(path, 'utf8'), isFresh: Math.abs(Date.now() - mtimeMs) < staleAfterMs }
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined
      throw error
    }
  }

  /** Only one process can create a file exclusively. */
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
    // Other places wait while a signature is fresh. Several may compete to succeed a silent owner.
    if (found.isFresh) return true
    await pause()
    return (await signature())?.name === name
  }

  async function look(): Promise<void> {
    const found = await signature()
    if (!found) return void (await signNew())
    if (found.name === name) await utimes(path, new Date(), new Date())
    // The next check shows whether it lasted.
    else if (!held && !found.isFresh) return writeFile(path, name)
    if ((found.name === name) !== held) {
      held = !held
      onChange(held)
    }
  }
  // A temporary read error says nothing about the owner.
  const heartbeat = () => look().catch(() => {})

  const deadline = performance.now() + staleAfterMs + heartbeatMs
  while (!(await obtain())) {
    if (performance.now() > deadline)
      throw new SpoolOwnedError(`DATA_DIR: another machine or container uses it (${path}).`)
    await pause()
  }
  const timer = setInterval(heartbeat, heartbeatMs).unref()
  return {
    async isHeld() {
      await heartbeat()
      return held
    },
    async release() {
      clearInterval(timer)
      if ((await signature().catch(() => undefined))?.name === name) await rm(path, { force: true })
    },
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
