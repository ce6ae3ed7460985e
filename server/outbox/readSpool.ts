import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '../folders.ts'
import { inquirySchema } from '../inquiry/Inquiry.ts'
import { errorCode } from '../log.ts'
import type { MovedRow } from './moveRows.ts'

/** In the order of precedence: a crash could leave a delivered inquiry in `new/` as well. */
const FOLDERS = [
  ['done', 'delivered'],
  ['held', 'held'],
  ['new', 'waiting'],
  ['corrupt', 'held'],
] as const

const SET_ASIDE_REASON = 'set aside by an earlier version'

interface SpoolContents {
  rows: MovedRow[]
  /** Files without a readable inquiry, such as `new/notes.txt`. */
  damaged: string[]
}

/**
 * Reads the folder in which version 0.1.0 kept inquiries without `DATABASE_URL`: one file per inquiry, in a folder per state.
 * @throws if a file can't be read now: it may be intact
 */
export async function readSpool(root: string): Promise<SpoolContents> {
  const rows: MovedRow[] = []
  const damaged: string[] = []
  for (const [folder, state] of FOLDERS) {
    for (const name of (await namesIn(join(root, folder))).sort()) {
      const path = join(root, folder, name)
      if (name.endsWith('.reason')) continue
      const id = /^(?:\d+-)?([0-9a-f]{32})\.json$/.exec(name)?.[1]
      const record = id === undefined ? undefined : await readRecord(path, id)
      if (!record) {
        // What was delivered may be without its text: too long ago for anyone to send it again.
        if (state !== 'delivered') damaged.push(`${folder}/${name}`)
        continue
      }
      const since = (await stat(path)).mtime.toISOString()
      rows.push({
        id: record.id,
        channel: 'sales',
        fingerprint: record.fingerprint,
        received_at: record.receivedAt,
        enquiry: record,
        state,
        reason: state === 'held' ? await reasonFor(root, folder, record.id) : null,
        next_at: since,
        changed_at: since,
      })
    }
  }
  return { rows, damaged }
}

/** Reads a file; undefined if its content isn't what was written under its name. */
async function readRecord(path: string, id: string) {
  try {
    const { sha256, record } = Object(JSON.parse(await readFile(path, 'utf8')))
    const whole = inquirySchema.safeParse(record)
    const digest = createHash('sha256')
      .update(JSON.stringify(record) ?? '')
      .digest('hex')
    return whole.success && whole.data.id === id && sha256 === digest ? whole.data : undefined
  } catch (error) {
    if (error instanceof SyntaxError || errorCode(error) === 'EISDIR') return undefined
    throw error
  }
}

async function reasonFor(root: string, folder: string, id: string): Promise<string> {
  if (folder === 'corrupt') return SET_ASIDE_REASON
  return readFile(join(root, folder, `${id}.reason`), 'utf8').catch(() => '')
}
