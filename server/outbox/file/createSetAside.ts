import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, type Log } from '../../log.ts'
import type { SpoolFolders, SpoolState } from './spoolFolders.ts'
import { CorruptRecordError } from './spoolRecord.ts'

/** Moves a file that isn't what its name says out of the way. */
export type SetAside = (state: SpoolState, name: string) => Promise<void>

/**
 * Creates a function that moves files to `corrupt/`. The timestamp prefix keeps names unique and records when the
 * file was found.
 */
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
 * Whether a read error means that the content is invalid. Any other error (no descriptors, a bad sector, no
 * permission) says nothing about the file, which may be intact.
 */
export const isCorrupt = (error: unknown) =>
  error instanceof CorruptRecordError || errorCode(error) === 'EISDIR'
