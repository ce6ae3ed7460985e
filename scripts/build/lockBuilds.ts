import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DIST } from './buildFolders.ts'

/**
 * Locks the project folder for one build, because two would write to the same files. The lock of a process that no
 * longer exists is ignored.
 * @param root the folder of the project
 * @throws if another build is running
 */
export function lockBuilds(root = '.'): void {
  const file = path.join(root, DIST, 'lock')
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner > 0 && isAlive(owner))
      throw new Error(
        `Another build is at work in this folder (process ${owner}). If that is something else, delete ${file}.`,
      )
    writeFileSync(file, String(process.pid))
  }
  process.once('exit', () => rmSync(file, { force: true }))
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // It is running, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
