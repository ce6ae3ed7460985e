import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const LOCK = '.builds/lock'

/**
 * Locks the project folder for one build, because two would write to the same files. The lock of a process that no
 * longer exists is ignored.
 * @param root the folder of the project
 * @throws if another build is running
 */
export function lockBuilds(root = '.'): void {
  const file = path.join(root, LOCK)
  mkdirSync(path.dirname(file), { recursive: true })
  const other = ownerOf(file)
  if (other !== undefined)
    throw new Error(
      `Another build is at work in this folder (process ${other}). If that is something else, delete ${LOCK}.`,
    )
  rmSync(file, { force: true })
  // Fails if another process was faster.
  writeFileSync(file, String(process.pid), { flag: 'wx' })
  process.once('exit', () => rmSync(file, { force: true }))
}

/** The id of the running process that holds the lock. */
function ownerOf(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  const owner = Number(readFileSync(file, 'utf8'))
  return owner > 0 && isAlive(owner) ? owner : undefined
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // It is running, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
