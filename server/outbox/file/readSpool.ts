import { readdir, readFile, stat } from 'node:fs/promises'
import { errorCode } from '../../log.ts'
import type { OutboxState, StoredEnquiry } from '../Outbox.ts'
import { isCorrupt } from './setAside.ts'
import { idInName, type SpoolFolders } from './spoolFolders.ts'
import { decodeRecord, hasText } from './spoolRecord.ts'

/** An enquiry may be moved while the folders are read, so the last place where it was seen counts. */
const FOLDERS = [
  ['corrupt', 'corrupt'],
  ['new', 'waiting'],
  ['held', 'held'],
  ['done', 'delivered'],
] as const satisfies [string, OutboxState][]

export interface SpoolContents {
  /** Each once, oldest first. */
  enquiries: StoredEnquiry[]
  /** Files that hold no enquiry that can be read, such as `corrupt/notes.txt`. */
  unreadable: { path: string; reason: string }[]
}

/** Everything that lies in a spool, beside a server that may be running on it. Markers without a text are left out. */
export async function readSpool(spool: SpoolFolders): Promise<SpoolContents> {
  const enquiries = new Map<string, StoredEnquiry>()
  const unreadable: SpoolContents['unreadable'] = []
  for (const [folder, state] of FOLDERS) {
    for (const name of (await readdir(spool.folder(folder))).sort()) {
      if (name.endsWith('.reason')) continue
      try {
        const found = await readFileOf(spool, folder, name)
        if (found) enquiries.set(found.enquiry.id, { ...found, state })
      } catch (error) {
        // A file that has moved on meanwhile is found in its new place.
        if (errorCode(error) === 'ENOENT') continue
        unreadable.push({
          path: `${folder}/${name}`,
          reason: isCorrupt(error) ? 'no whole enquiry' : errorCode(error),
        })
      }
    }
  }
  const byAge = (a: StoredEnquiry, b: StoredEnquiry) => (a.enquiry.receivedAt < b.enquiry.receivedAt ? -1 : 1)
  return { enquiries: [...enquiries.values()].sort(byAge), unreadable }
}

async function readFileOf(spool: SpoolFolders, folder: (typeof FOLDERS)[number][0], name: string) {
  const path = `${spool.folder(folder)}/${name}`
  const bytes = await readFile(path, 'utf8')
  const enquiry = decodeRecord(idInName(name) ?? '', bytes)
  if (!hasText(enquiry)) return undefined
  const reason =
    folder === 'held' ? await readFile(spool.reason(enquiry.id), 'utf8').catch(() => undefined) : undefined
  return { enquiry, since: (await stat(path)).mtime, reason }
}
