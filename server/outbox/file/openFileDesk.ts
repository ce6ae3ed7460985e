import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import type { Enquiry } from '../../enquiry/Enquiry.ts'
import type { OutboxDesk, StoredEnquiry } from '../Outbox.ts'
import { moveDurably, replaceDurably, syncFolder } from './durably.ts'
import { idOfFile, makeSpoolFolders } from './spoolFolders.ts'
import { decodeRecord, encodeRecord, hasText, markerOf } from './spoolRecord.ts'

const STATES = [
  ['new', 'waiting'],
  ['held', 'held'],
  ['done', 'delivered'],
] as const

/** A time that is past on any clock. */
const LONG_DUE = new Date(0)

/** Opens a spool for an operator, beside a server that may be running on it. */
export async function openFileDesk(root: string): Promise<OutboxDesk> {
  const spool = await makeSpoolFolders(root)

  async function list(): Promise<StoredEnquiry[]> {
    const found: StoredEnquiry[] = []
    for (const [folder, state] of STATES) {
      for (const name of await readdir(spool.folder(folder))) {
        const id = idOfFile(name)
        const enquiry = id && (await read(folder, id))
        if (!enquiry) continue
        const { mtime } = await stat(spool.file(folder, enquiry.id)).catch(() => ({ mtime: new Date() }))
        const reason = await readFile(spool.reason(enquiry.id), 'utf8').catch(() => undefined)
        found.push({ enquiry, state, since: mtime, reason: state === 'held' ? reason : undefined })
      }
    }
    return found.sort((a, b) => (a.enquiry.receivedAt < b.enquiry.receivedAt ? -1 : 1))
  }

  /** A file that moves or is damaged meanwhile is the server's business. */
  async function read(folder: 'new' | 'held' | 'done', id: string): Promise<Enquiry | undefined> {
    try {
      const record = decodeRecord(id, await readFile(spool.file(folder, id), 'utf8'))
      return hasText(record) ? record : undefined
    } catch {
      return undefined
    }
  }

  return {
    list,
    async retry(id) {
      try {
        await moveDurably(spool.file('held', id), spool.file('new', id))
        await rm(spool.reason(id), { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
      return utimes(spool.file('new', id), LONG_DUE, LONG_DUE).then(
        () => true,
        () => false,
      )
    },
    async eraseSender(email) {
      const wanted = email.trim().toLowerCase()
      const theirs = (await list()).filter(({ enquiry }) => enquiry.fields.email?.toLowerCase() === wanted)
      for (const { enquiry } of theirs) {
        // The marker comes first: it keeps a late retry of the form from sending the enquiry again.
        await replaceDurably(spool, spool.file('done', enquiry.id), encodeRecord(markerOf(enquiry)))
        for (const path of [
          spool.file('new', enquiry.id),
          spool.file('held', enquiry.id),
          spool.reason(enquiry.id),
        ]) {
          await rm(path, { force: true })
        }
      }
      await syncFolder(spool.folder('new'))
      await syncFolder(spool.folder('held'))
      return theirs.map(({ enquiry }) => enquiry.reference)
    },
    async close() {},
  }
}
