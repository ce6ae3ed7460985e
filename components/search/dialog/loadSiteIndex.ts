import { RequestError, request } from '../../api/request.ts'
import { type IndexManifest, SearchIndex } from '../engine/index.ts'

/** Written last by the build: the index is in a folder whose name changes with its content. */
type SiteManifest = IndexManifest & { folder: string }

let requested: Promise<SearchIndex> | undefined

/**
 * Opens the site search index, once; its files are fetched as queries need them.
 * @throws Error if it can't be loaded; the next call tries again
 */
export function loadSiteIndex(): Promise<SearchIndex> {
  if (requested) return requested
  const opening: Promise<SearchIndex> = openIndex(() => forget(opening))
  requested = opening
  opening.catch(() => forget(opening))
  return opening
}

/** @param onGone called when a file of the index no longer exists because a newer build has replaced the folder */
async function openIndex(onGone: () => void): Promise<SearchIndex> {
  const { folder, ...manifest } = await request<SiteManifest>('/search/site.manifest.json')
  return new SearchIndex(manifest, (file) =>
    request(`${folder}/${file}`).catch((error: unknown) => {
      if (error instanceof RequestError && error.status === 404) onGone()
      throw error
    }),
  )
}

function forget(opening: Promise<SearchIndex>): void {
  if (requested === opening) requested = undefined
}
