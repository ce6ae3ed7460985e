import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { removeFiles } from '../folders.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Time of acceptance and Message-ID, which starts with the id of the inquiry; `.part` while being written. */
const MAIL_NAME = /^\d{8}T\d{6}Z-(?:notice\.|confirmation\.)?([0-9a-f]{32})@.*\.eml(\.part)?$/

/** Folder of the mails when there is no mail server. They may outlast that setting. */
export const mailFolder = (env: Env) => join(env.DATA_DIR, 'mail')

/**
 * Deletes the mail files about inquiries.
 * @returns how many were deleted
 */
export const eraseMails = (folder: string, ids: string[]): Promise<number> =>
  removeFiles(folder, (_path, name) => ids.includes(MAIL_NAME.exec(name)?.[1] ?? ''))

/**
 * Deletes mail files past their retention, and partial files left by a crash.
 * @returns how many were deleted
 */
export const tidyMails = (folder: string, retentionDays: number): Promise<number> =>
  removeFiles(folder, async (path, name) => {
    const [isMail, , isPart] = MAIL_NAME.exec(name) ?? []
    const keptMs = retentionDays * DAY_MS
    return (
      isMail !== undefined &&
      (await stat(path)).mtimeMs <= Date.now() - (isPart ? Math.min(HOUR_MS, keptMs) : keptMs)
    )
  })
