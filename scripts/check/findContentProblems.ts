import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '#content/checks/checkContent.ts'
import type { Problem } from '#content/collections/ContentError.ts'
import { contentDir } from '#content/collections/contentFiles.ts'
import { BUILD } from '../build/buildFolders.ts'
import { findPhotoProblems } from '../photos/findPhotoProblems.ts'

/**
 * Finds all errors and warnings in modules, articles, redirects and photos.
 * @param drafts whether to include drafts
 */
export const findContentProblems = async (drafts = true): Promise<Problem[]> => [
  ...checkContent(contentDir(), drafts, builtAnchors),
  ...(await findPhotoProblems()).filter(({ state }) => drafts || state !== 'draft'),
]

/** The anchors of a page, if it has been built. */
function builtAnchors(path: string): string[] | undefined {
  const file = join(BUILD, 'client', path, 'index.html')
  if (!existsSync(file)) return undefined
  return Array.from(readFileSync(file, 'utf8').matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id)
}
