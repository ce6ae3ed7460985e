import { statSync } from 'node:fs'
import { listSiteFiles, type SiteFiles } from './siteFiles.ts'

/**
 * Tracks the built site: its files are listed again when another build has replaced the folder.
 * @param root The folder `dist/client`. While it is missing, between two builds, the last list stays in use.
 */
export function followSite(root: string): () => SiteFiles {
  const list = (version: string | undefined) => ({ files: listSiteFiles(root), version })
  let listed = list(versionOf(root))
  return () => {
    const version = versionOf(root)
    if (version !== undefined && version !== listed.version) listed = list(version)
    return listed.files
  }
}

/** Renaming a folder changes its ctime; creating it again also changes its inode. */
function versionOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}:${stats.ctimeMs}`
}
