import { statSync } from 'node:fs'
import { listSiteFiles, type SiteFiles } from './siteFiles.ts'

/**
 * The built site as it is now: listed anew when another build has taken the place of the folder.
 * @param root The folder `dist/client`. While it is missing, between two builds, the last list stands.
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

/** A folder that is renamed gets another time of change, and one that is made anew another number as well. */
function versionOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}:${stats.ctimeMs}`
}
