import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ENQUIRY_FIELDS } from '#content/schema/enquiryFields.ts'
import type { Erasure } from '../enquiry/Erasure.ts'
import { foldAddress, foldText } from '../enquiry/foldText.ts'
import type { Env } from '../env.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Time of acceptance and Message-ID, which starts with the id of the enquiry; `.part` while being written. */
const MAIL_NAME = /^\d{8}T\d{6}Z-(?:notice\.)?([0-9a-f]{32})@.*\.eml(\.part)?$/

/**
 * Labels that introduce the sender's address. Mail files are kept for a while, so labels used by earlier versions
 * stay here.
 */
const SENDER_LABELS = [
  'Email',
  ...ENQUIRY_FIELDS.filter(({ control }) => control === 'email').map(({ label }) => label),
]

/** Folder of the mails when there is no mail server. They may outlast that setting. */
export const mailFolder = (env: Pick<Env, 'DATA_DIR'>) => join(env.DATA_DIR, 'mail')

/**
 * Deletes the mail files about enquiries.
 * @returns how many were deleted
 */
export function eraseMails(folder: string, which: Erasure): Promise<number> {
  return removeMails(folder, async ({ id, path }) =>
    'id' in which ? id === which.id : isFrom(await readFile(path, 'latin1'), which.email),
  )
}

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

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Whether the mail's sender line has this address. Quoted lines of the visitor's text never match. */
function isFrom(source: string, email: string): boolean {
  const bytes = source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  const [text = ''] = foldText(Buffer.from(bytes, 'latin1').toString('utf8')).split(
    '\ncontent-type: text/html',
  )
  const lines = text.split(/\r?\n/)
  return SENDER_LABELS.some((label) => lines.includes(`${foldText(label)}: ${foldAddress(email)}`))
}
