import { access, constants, readFile, rm, statfs, utimes } from 'node:fs/promises'
import type { Enquiry } from '../../enquiry/Enquiry.ts'
import { errorCode, type Log } from '../../log.ts'
import { type Acceptance, type Claim, type Outbox, OutboxFullError } from '../Outbox.ts'
import { createSetAside, isCorrupt } from './createSetAside.ts'
import { countFiles, createWaitingList } from './createWaitingList.ts'
import { createDurably, moveDurably, type OnStep, replaceDurably, syncFolder } from './durably.ts'
import { lockSpool } from './lockSpool.ts'
import { makeSpoolFolders, type SpoolState } from './spoolFolders.ts'
import { CorruptRecordError, decodeRecord, encodeRecord, hasText } from './spoolRecord.ts'
import { tidySpool } from './tidySpool.ts'

export interface FileOutboxOptions {
  root: string
  log: Log
  minFreeBytes: number
  maxWaiting: number
  retentionDays: number
  /** A due time further ahead comes from a clock that was wrong, and is ignored. */
  maxDelayMs: number
  /** How often the folder is read again, as an operator may have changed it. */
  refreshMs?: number
  /** The clock, in epoch milliseconds. */
  now?: () => number
  onStep?: OnStep
}

/**
 * Opens the file spool as its only server. A spool is a folder on a local disk with one file per enquiry, moved
 * through `tmp`, `new`, `done` (or `held`, or `corrupt`); a file's mtime is the time of its next attempt.
 * @throws {SpoolOwnedError} if another server owns it
 */
export async function openFileOutbox(options: FileOutboxOptions): Promise<Outbox> {
  const { root, log, minFreeBytes, maxWaiting, retentionDays, maxDelayMs } = options
  const { now = Date.now, refreshMs = 5_000, onStep = () => {} } = options
  const spool = await makeSpoolFolders(root)
  const ownership = await lockSpool(root, {
    onChange(isHeld) {
      if (isHeld) log.info('outbox owned again')
      else log.alarm('outbox has another owner', { folder: root })
    },
  })
  const setAside = createSetAside(spool, log, now)
  const waiting = createWaitingList({ spool, setAside, log, now, refreshMs })
  await waiting.refresh()

  async function checkRoom(): Promise<void> {
    if (waiting.size() >= maxWaiting) throw new OutboxFullError('too many enquiries are waiting')
    const { bavail, bsize } = await statfs(root)
    if (bavail * bsize < minFreeBytes) throw new OutboxFullError('the disk is nearly full')
  }

  /**
   * Finds what is already stored under an id.
   * @throws if that can't be read now
   */
  async function earlier(enquiry: Enquiry, states: SpoolState[]): Promise<Acceptance | undefined> {
    for (const state of states) {
      try {
        const bytes = await readFile(spool.file(state, enquiry.id), 'utf8')
        const { fingerprint, receivedAt } = decodeRecord(enquiry.id, bytes)
        return { outcome: fingerprint === enquiry.fingerprint ? 'duplicate' : 'conflict', receivedAt }
      } catch (error) {
        if (isCorrupt(error)) await setAside(state, `${enquiry.id}.json`)
        else if (errorCode(error) !== 'ENOENT') throw error
      }
    }
    return undefined
  }

  async function accept(enquiry: Enquiry): Promise<Acceptance> {
    const known = await earlier(enquiry, ['done', 'held', 'new'])
    if (known) {
      // The first response may still be pending, so its directory entry may not be on disk yet.
      await syncFolder(spool.folder('new'))
      return known
    }
    await checkRoom()
    return waiting.whileClosed(enquiry.id, async () => {
      if (!(await createDurably(spool, spool.file('new', enquiry.id), encodeRecord(enquiry), onStep))) {
        return accept(enquiry)
      }
      // It may have moved on between the check and the link.
      const moved = await earlier(enquiry, ['done', 'held'])
      if (moved) {
        await rm(spool.file('new', enquiry.id), { force: true })
        return moved
      }
      waiting.add(enquiry.id, { receivedAt: Date.parse(enquiry.receivedAt), dueAt: now() })
      return { outcome: 'new', receivedAt: enquiry.receivedAt }
    })
  }

  async function claim(limit: number): Promise<Claim[]> {
    await waiting.refreshIfStale()
    const claims: Claim[] = []
    const due = waiting.due(now(), maxDelayMs)
    // After a pause, another server may own the spool and deliver what is waiting.
    if (due.length === 0 || !(await ownership.isHeld())) return claims
    for (const id of due) {
      if (claims.length >= limit) break
      waiting.take(id)
      try {
        const enquiry = await read(id)
        if (enquiry) claims.push({ enquiry, token: id, ageMs: now() - Date.parse(enquiry.receivedAt) })
        else waiting.remove(id)
      } catch (error) {
        waiting.giveBackUnread(id, error)
      }
    }
    return claims
  }

  /**
   * Reads a waiting enquiry.
   * @returns undefined if it is gone or was set aside
   * @throws if it can't be read now
   */
  async function read(id: string): Promise<Enquiry | undefined> {
    try {
      const record = decodeRecord(id, await readFile(spool.file('new', id), 'utf8'))
      if (!hasText(record)) throw new CorruptRecordError('no text')
      return record
    } catch (error) {
      if (isCorrupt(error)) await setAside('new', `${id}.json`)
      else if (errorCode(error) !== 'ENOENT') throw error
      return undefined
    }
  }

  /** Moves an enquiry out of `new/`. If an operator erased it in the meantime, there is nothing left to move. */
  async function leave(id: string, state: 'done' | 'held'): Promise<void> {
    const target = spool.file(state, id)
    try {
      await moveDurably(spool.file('new', id), target)
      await utimes(target, now() / 1000, now() / 1000)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
    }
    waiting.remove(id)
  }

  return {
    accept,
    claim,
    async checkWritable() {
      await checkRoom()
      await access(spool.folder('tmp'), constants.W_OK)
      await access(spool.folder('new'), constants.W_OK)
    },
    async done({ enquiry }) {
      await onStep('sent')
      await leave(enquiry.id, 'done')
      await onStep('moved')
    },
    async defer({ enquiry: { id } }, delayMs) {
      const dueAt = now() + delayMs
      await utimes(spool.file('new', id), now() / 1000, dueAt / 1000).catch(() => {})
      waiting.giveBack(id, dueAt)
    },
    async hold({ enquiry: { id } }, reason) {
      await replaceDurably(spool, spool.reason(id), reason)
      await leave(id, 'held')
    },
    async stats() {
      await waiting.refreshIfStale()
      const [held, corrupt] = [
        await countFiles(spool.folder('held')),
        await countFiles(spool.folder('corrupt'), /./),
      ]
      const oldest = waiting.oldest()
      const oldestWaitingMs = oldest === undefined ? undefined : now() - oldest
      return { waiting: waiting.size(), oldestWaitingMs, held, corrupt }
    },
    async tidy() {
      await tidySpool(spool, { now: now(), retentionDays, log, setAside })
    },
    async close() {
      await ownership.release()
    },
  }
}
