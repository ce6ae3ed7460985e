import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Enquiry } from '../../enquiry/Enquiry.ts'
import type { Erasure } from '../../enquiry/Erasure.ts'
import { foldAddress, foldText } from '../../enquiry/foldText.ts'
import { errorCode } from '../../log.ts'
import { matchesErasure } from '../matchesErasure.ts'
import type { ErasureResult } from '../Outbox.ts'
import { replaceDurably, syncFolder } from './durably.ts'
import { readSpool } from './readSpool.ts'
import { idInName, type SpoolFolders } from './spoolFolders.ts'
import { encodeRecord, markerOf } from './spoolRecord.ts'

/** A younger draft may still be in progress; the next erasure finds it in `new/`. */
const MIN_DRAFT_AGE_MS = 60_000
const MAX_ROUNDS = 20

/**
 * Deletes enquiries from every folder of a spool while a server may be delivering them.
 * @returns each reference once, and the number of damaged files and drafts deleted as well
 */
export async function eraseFromSpool(spool: SpoolFolders, which: Erasure): Promise<ErasureResult> {
  const references = new Map<string, string>()
  for (let round = 0; ; round += 1) {
    // Until the file is gone from `new/`, the server may move it over its marker, so look again.
    const theirs = (await readSpool(spool)).enquiries.filter(({ enquiry }) => matchesErasure(enquiry, which))
    if (theirs.length === 0) break
    if (round === MAX_ROUNDS)
      throw new Error('The enquiry keeps coming back. Stop the server and erase it again.')
    for (const { enquiry } of theirs) {
      references.set(enquiry.id, enquiry.reference)
      await eraseOne(spool, enquiry)
    }
    await syncFolder(spool.folder('new'))
    await syncFolder(spool.folder('held'))
  }
  const files =
    (await eraseFiles(spool.folder('corrupt'), which, 0)) +
    (await eraseFiles(spool.folder('tmp'), which, MIN_DRAFT_AGE_MS))
  return { references: [...references.values()], files }
}

async function eraseOne(spool: SpoolFolders, enquiry: Enquiry): Promise<void> {
  const { id } = enquiry
  // The marker comes first: it keeps a late retry of the form from sending the enquiry again.
  await replaceDurably(spool, spool.file('done', id), encodeRecord(markerOf(enquiry)))
  const setAside = (await readdir(spool.folder('corrupt'))).filter((name) => idInName(name) === id)
  const copies = [spool.file('new', id), spool.file('held', id), spool.reason(id)]
  for (const path of [...copies, ...setAside.map((name) => join(spool.folder('corrupt'), name))])
    await rm(path, { force: true })
}

/** Deletes files whose bytes match the erasure, even if they are damaged. */
async function eraseFiles(folder: string, which: Erasure, olderThanMs: number): Promise<number> {
  let erased = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    try {
      const { mtimeMs } = await stat(path)
      const text = foldText(await readFile(path, 'utf8'))
      if (Date.now() - mtimeMs < olderThanMs || !text.includes(traceOf(which))) continue
      await rm(path)
      erased += 1
    } catch (error) {
      if (!['ENOENT', 'EISDIR'].includes(errorCode(error))) throw error
    }
  }
  await syncFolder(folder)
  return erased
}

/** The text by which the record of a matching enquiry can be found. */
const traceOf = (which: Erasure) =>
  'id' in which ? `"id":"${which.id}"` : `"email":${JSON.stringify(foldAddress(which.email))}`
