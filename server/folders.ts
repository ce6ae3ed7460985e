import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
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

/**
 * Deletes what is chosen of a folder.
 * @returns how many files were deleted
 */
export async function removeFiles(
  folder: string,
  isChosen: (path: string, name: string) => boolean | Promise<boolean>,
): Promise<number> {
  let removed = 0
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    if (!(await isChosen(path, name))) continue
    await rm(path, { force: true, recursive: true })
    removed += 1
  }
  return removed
}
