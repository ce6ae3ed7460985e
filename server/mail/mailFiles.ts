import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { removeFiles } from '../folders.ts'
import { readReference } from '../inquiry/identity.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Begins with a time; the Message-ID of a mail about an inquiry has the id of that. `.part` while being written. */
const MAIL_NAME = /^\d{8}T\d{6}Z-(?:\w+\.)?([^@]+)@.*\.eml(\.part)?$/

/** Folder of the mails when there is no mail server. They may outlast that setting. */
export const mailFolder = (env: Env) => join(env.DATA_DIR, 'mail')

/**
 * Deletes the mail files about inquiries.
 * @returns how many were deleted
 */
export const eraseMails = (folder: string, references: string[]): Promise<number> =>
  removeFiles(folder, (_path, name) =>
    references.includes(readReference(MAIL_NAME.exec(name)?.[1] ?? '') ?? ''),
  )

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
