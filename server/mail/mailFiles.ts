import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { namesIn } from '../namesIn.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Time of acceptance and Message-ID, which starts with the id of the inquiry; `.part` while being written. */
const MAIL_NAME = /^\d{8}T\d{6}Z-(?:notice\.|confirmation\.)?([0-9a-f]{32})@.*\.eml(\.part)?$/

/** Folder of the mails when there is no mail server. They may outlast that setting. */
export const mailFolder = (env: Pick<Env, 'DATA_DIR'>) => join(env.DATA_DIR, 'mail')

/**
 * Deletes the mail files about inquiries.
 * @returns how many were deleted
 */
export const eraseMails = (folder: string, ids: string[]): Promise<number> =>
  removeMails(folder, async ({ id }) => ids.includes(id))

/**
 * Deletes mail files past their retention, and partial files left by a crash.
 * @returns how many were deleted
 */
export function tidyMails(folder: string, retentionDays: number, now: number): Promise<number> {
  return removeMails(folder, async ({ path, isPart }) => {
    const { mtimeMs } = await stat(path)
    return mtimeMs <= now - (isPart ? Math.min(HOUR_MS, retentionDays * DAY_MS) : retentionDays * DAY_MS)
  })
}

interface MailFile {
  path: string
  id: string
  isPart: boolean
}

async function removeMails(folder: string, isWanted: (file: MailFile) => Promise<boolean>): Promise<number> {
  let removed = 0
  for (const name of await namesIn(folder)) {
    const [, id, part] = MAIL_NAME.exec(name) ?? []
    const path = join(folder, name)
    if (id === undefined || !(await isWanted({ path, id, isPart: part !== undefined }))) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
