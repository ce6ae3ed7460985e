import { readdir, readFile, stat } from 'node:fs/promises'
import { errorCode } from '../../log.ts'
import type { OutboxState, StoredEnquiry } from '../Outbox.ts'
import { isCorrupt } from './createSetAside.ts'
import { idInName, type SpoolFolders } from './spoolFolders.ts'
import { decodeRecord, hasText } from './spoolRecord.ts'

/** In the order in which enquiries move, because one may move while the folders are read: its last location counts. */
const FOLDERS = [
  ['corrupt', 'corrupt'],
  ['new', 'waiting'],
  ['held', 'held'],
  ['done', 'delivered'],
] as const satisfies [string, OutboxState][]

export interface SpoolContents {
  /** Once each, oldest first. */
  enquiries: StoredEnquiry[]
  /** Files without a readable enquiry, such as `corrupt/notes.txt`. */
  unreadable: { path: string; reason: string }[]
}

/** Lists a spool while a server may be running on it. Markers without a text are omitted. */
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
        // A file that moved in the meantime is found in its new folder.
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
