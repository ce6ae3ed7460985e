import { RequestError, request } from '../../api/request.ts'
import type { IndexManifest } from '../engine/IndexManifest.ts'
import { SearchIndex } from '../engine/SearchIndex.ts'

/** Written last by the build: the index is in a folder whose name changes with its content. */
type SiteManifest = IndexManifest & { folder: string }

let requested: Promise<SearchIndex> | undefined

/**
 * Opens the site search index, once; its files are fetched as queries need them.
 * @throws Error if it can't be loaded; the next call tries again
 */
export function loadSiteIndex(): Promise<SearchIndex> {
  requested ??= openIndex().catch((error) => {
    requested = undefined
    throw error
  })
  return requested
}

async function openIndex(): Promise<SearchIndex> {
  const { folder, ...manifest } = await request<SiteManifest>('/search/site.manifest.json')
  return new SearchIndex(manifest, (file) =>
    request(`${folder}/${file}`).catch((error: unknown) => {
      // A newer build has replaced the folder.
      if (error instanceof RequestError && error.status === 404) requested = undefined
      throw error
    }),
  )
}
