import { readdir } from 'node:fs/promises'
import { errorCode } from './log.ts'

/** Names of the files in a folder; none if it doesn't exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
