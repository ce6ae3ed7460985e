import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, type Log } from '../../log.ts'
import type { SpoolFolders, SpoolState } from './spoolFolders.ts'
import { CorruptRecordError } from './spoolRecord.ts'

/** Takes a file out of the way that is not what its name says. */
export type SetAside = (state: SpoolState, name: string) => Promise<void>

/** The time in front of the name keeps two files of one name apart, and says when it was found. */
export function createSetAside(spool: SpoolFolders, log: Log, now: () => number): SetAside {
  return async (state, name) => {
    try {
      await rename(join(spool.folder(state), name), join(spool.folder('corrupt'), `${now()}-${name}`))
      log.alarm('file set aside', { state, reason: 'not a readable enquiry' })
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
    }
  }
}

/**
 * Whether an error of reading says that the content itself is wrong. Any other one (no descriptor left, a bad sector, no
 * right to read) says nothing about the file, which may be whole.
 */
export const isCorrupt = (error: unknown) =>
  error instanceof CorruptRecordError || errorCode(error) === 'EISDIR'
