import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { errorCode, type Log } from '../../log.ts'
import { isCorrupt, type SetAside } from './createSetAside.ts'
import { idOfFile, type SpoolFolders, type SpoolState } from './spoolFolders.ts'
import { CorruptRecordError, decodeRecord, hasText } from './spoolRecord.ts'

interface Waiting {
  /** Both in epoch milliseconds. */
  receivedAt: number
  dueAt: number
  /** It couldn't be read lately; only its existence is known. */
  isUnreadable?: boolean
}

interface WaitingListOptions {
  spool: SpoolFolders
  setAside: SetAside
  log: Log
  now: () => number
  refreshMs: number
}

/** Keeps the contents of `new/` in memory, so that looking for due enquiries needs no disk access. */
export function createWaitingList({ spool, setAside, log, now, refreshMs }: WaitingListOptions) {
  const entries = new Map<string, Waiting>()
  const taken = new Set<string>()
  const closed = new Map<string, number>()
  let refreshedAt = 0
  let refreshing: Promise<void> | undefined
  let unreadableReported = false

  /** Once per outage: every refresh finds the same error again. */
  function reportUnreadable(error: unknown): void {
    if (!unreadableReported) log.alarm('file not readable', { state: 'new', code: errorCode(error) })
    unreadableReported = true
  }

  async function load(id: string): Promise<Waiting | undefined> {
    try {
      if (await exists('done', id)) {
        // A crash happened between a second acceptance and the check for an earlier delivery.
        await rm(spool.file('new', id), { force: true })
        return undefined
      }
      const record = decodeRecord(id, await readFile(spool.file('new', id), 'utf8'))
      if (!hasText(record)) throw new CorruptRecordError('no text')
      const { mtimeMs } = await stat(spool.file('new', id))
      return { receivedAt: Date.parse(record.receivedAt), dueAt: mtimeMs }
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined
      if (isCorrupt(error)) {
        await setAside('new', `${id}.json`)
        return undefined
      }
      reportUnreadable(error)
      return { receivedAt: entries.get(id)?.receivedAt ?? now(), dueAt: now(), isUnreadable: true }
    }
  }

  async function refresh(): Promise<void> {
    refreshedAt = performance.now()
    const names = await readdir(spool.folder('new'))
    for (const name of names) if (idOfFile(name) === undefined) await setAside('new', name)
    const ids = new Set(names.map(idOfFile).filter((id) => id !== undefined))
    for (const id of ids) {
      if (closed.has(id) || taken.has(id)) continue
      const known = entries.get(id)
      const found = known && !known.isUnreadable ? await dueTime(id, known) : await load(id)
      if (found && !closed.has(id)) entries.set(id, found)
      else if (!found) entries.delete(id)
    }
    for (const id of entries.keys()) if (!ids.has(id) && !(await exists('new', id))) entries.delete(id)
    if (![...entries.values()].some(({ isUnreadable }) => isUnreadable)) unreadableReported = false
  }

  async function dueTime(id: string, known: Waiting): Promise<Waiting | undefined> {
    try {
      return { ...known, dueAt: (await stat(spool.file('new', id))).mtimeMs }
    } catch (error) {
      return errorCode(error) === 'ENOENT' ? undefined : known
    }
  }

  async function exists(state: SpoolState, id: string): Promise<boolean> {
    try {
      await stat(spool.file(state, id))
      return true
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false
      throw error
    }
  }

  return {
    refresh,
    async refreshIfStale() {
      if (performance.now() - refreshedAt < refreshMs) return refreshing
      refreshing ??= refresh().finally(() => {
        refreshing = undefined
      })
      await refreshing
    },
    /** Runs `work` while the id can't be claimed. */
    async whileClosed<T>(id: string, work: () => Promise<T>): Promise<T> {
      closed.set(id, (closed.get(id) ?? 0) + 1)
      try {
        return await work()
      } finally {
        const left = (closed.get(id) ?? 1) - 1
        if (left === 0) closed.delete(id)
        else closed.set(id, left)
      }
    },
    add: (id: string, entry: Waiting) => void entries.set(id, entry),
    take: (id: string) => void taken.add(id),
    giveBack(id: string, dueAt: number) {
      const entry = entries.get(id)
      if (entry) entries.set(id, { ...entry, dueAt })
      taken.delete(id)
    },
    /** Gives back an enquiry that couldn't be read; the next refresh reads it again. */
    giveBackUnread(id: string, error: unknown) {
      reportUnreadable(error)
      const entry = entries.get(id)
      if (entry) entries.set(id, { ...entry, isUnreadable: true })
      taken.delete(id)
    },
    remove(id: string) {
      entries.delete(id)
      taken.delete(id)
    },
    /** Ids that may be attempted now, longest overdue first, including those due later than any delay can explain. */
    due(at: number, maxDelayMs: number): string[] {
      return [...entries]
        .filter(
          ([id, { dueAt, isUnreadable }]) =>
            (dueAt <= at || dueAt > at + maxDelayMs) && !isUnreadable && !taken.has(id) && !closed.has(id),
        )
        .sort(([, a], [, b]) => a.dueAt - b.dueAt)
        .map(([id]) => id)
    },
    size: () => entries.size,
    oldest(): number | undefined {
      let oldest: number | undefined
      for (const { receivedAt } of entries.values()) oldest = Math.min(oldest ?? receivedAt, receivedAt)
      return oldest
    },
  }
}

/** Counts the spool files in a folder. */
export async function countFiles(folder: string, pattern = /\.json$/): Promise<number> {
  return (await readdir(folder)).filter((name) => pattern.test(name)).length
}
