import { request } from '../../../api/request.ts'
import { SiteIndex } from './SiteIndex.ts'
import { SITE_INDEX_VERSION, SITE_MANIFEST, type SiteManifest } from './SiteManifest.ts'

let requested: Promise<SiteIndex> | undefined

/**
 * Fetches what is needed before the first search of the whole site, once. Words and texts follow as they are asked for.
 * @throws Error when it cannot be had; the next call tries again
 */
export function loadSiteIndex(): Promise<SiteIndex> {
  requested ??= fetchIndex().catch((error) => {
    requested = undefined
    throw error
  })
  return requested
}

async function fetchIndex(): Promise<SiteIndex> {
  const manifest = await request<SiteManifest>(`/search/${SITE_MANIFEST}`)
  if (manifest.version !== SITE_INDEX_VERSION) throw new Error('The search index is of another version')
  return new SiteIndex(manifest, (file) =>
    request<never>(`${manifest.folder}/${file}`).catch((error: Error) => {
      // A newer site may have replaced the folder: the next search starts with its manifest.
      requested = undefined
      throw error
    }),
  )
}
