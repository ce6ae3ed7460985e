import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { BUILD, NEXT, PREVIOUS } from './buildFolders.ts'
import { keepHashedFiles } from './keepHashedFiles.ts'

const RETURNING = '.builds/returning'
const DISCARDED = '.builds/discarded'

/**
 * Replaces the finished build with the next one, and keeps it as the previous build. Folders are only renamed, so a
 * running server continues; it retries files that are missing between the two renames.
 * @param root the folder of the project
 */
export function publishBuild(root = '.'): void {
  const at = (folder: string) => path.join(root, folder)
  keepHashedFiles(at(BUILD), at(NEXT))
  rmSync(at(DISCARDED), { recursive: true, force: true })
  if (existsSync(at(PREVIOUS))) renameSync(at(PREVIOUS), at(DISCARDED))
  if (existsSync(at(BUILD))) renameSync(at(BUILD), at(PREVIOUS))
  renameSync(at(NEXT), at(BUILD))
  // Last, and under another name, so that no one rolls back to a partially deleted build.
  rmSync(at(DISCARDED), { recursive: true, force: true })
}

/**
 * Restores the previous build, and keeps the current one as the previous one.
 * @throws if there is none
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

/** Restores the build if the process that replaced it was killed between two renames. */
export function recoverBuild(root = '.'): void {
  const at = (folder: string) => path.join(root, folder)
  if (existsSync(at(BUILD))) return
  const kept = [RETURNING, PREVIOUS].find((folder) => existsSync(at(folder)))
  if (kept) renameSync(at(kept), at(BUILD))
}
