import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { BUILD, NEXT, PREVIOUS } from './buildFolders.ts'
import { keepHashedFiles } from './keepHashedFiles.ts'

const RETURNING = '.builds/returning'
const DISCARDED = '.builds/discarded'

/**
 * Puts the next build in the place of the finished one, which becomes the previous one. Only names change, so that a
 * server that reads files of either goes on; it looks twice at a file that is missing in the moment between two names.
 * @param root the folder of the project
 */
export function publishBuild(root = '.'): void {
  const at = (folder: string) => path.join(root, folder)
  keepHashedFiles(at(BUILD), at(NEXT))
  rmSync(at(DISCARDED), { recursive: true, force: true })
  if (existsSync(at(PREVIOUS))) renameSync(at(PREVIOUS), at(DISCARDED))
  if (existsSync(at(BUILD))) renameSync(at(BUILD), at(PREVIOUS))
  renameSync(at(NEXT), at(BUILD))
  // Last, and under another name, so that no one goes back to a build that is half deleted.
  rmSync(at(DISCARDED), { recursive: true, force: true })
}

/**
 * Goes back to the previous build, and keeps the present one as the next to go back to.
 * @throws when there is none
 */
export function returnToPreviousBuild(root = '.'): void {
  const at = (folder: string) => path.join(root, folder)
  if (!existsSync(at(PREVIOUS))) throw new Error(`There is no previous build in ${PREVIOUS}.`)
  keepHashedFiles(at(BUILD), at(PREVIOUS))
  rmSync(at(RETURNING), { recursive: true, force: true })
  renameSync(at(PREVIOUS), at(RETURNING))
  if (existsSync(at(BUILD))) renameSync(at(BUILD), at(PREVIOUS))
  renameSync(at(RETURNING), at(BUILD))
}

/** Gives the site its build back when the process that replaced it was killed between two names. */
export function recoverBuild(root = '.'): void {
  const at = (folder: string) => path.join(root, folder)
  if (existsSync(at(BUILD))) return
  const kept = [RETURNING, PREVIOUS].find((folder) => existsSync(at(folder)))
  if (kept) renameSync(at(kept), at(BUILD))
}
