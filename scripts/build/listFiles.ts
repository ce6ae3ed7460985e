import { type Dirent, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Lists all files under a folder, sorted, with forward slashes, including the folder as given; empty if it doesn't
 * exist.
 */
export function listFiles(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
    .sort()
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
