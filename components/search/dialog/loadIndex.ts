import { request } from '../../api/request.ts'
import { type IndexManifest, SearchIndex } from '../engine/index.ts'

/** What the build writes last: the index is in a folder whose name changes with its content. */
type SiteManifest = IndexManifest & { folder: string }

let requested: Promise<SearchIndex> | undefined

/**
 * Opens the index of the site search, once; its files are fetched as queries need them.
 * @throws Error when it cannot be had; the next call tries again
 */
export function loadIndex(): Promise<SearchIndex> {
  requested ??= openIndex().catch(forget)
  return requested
}

async function openIndex(): Promise<SearchIndex> {
  const { folder, ...manifest } = await request<SiteManifest>('/search/site.manifest.json')
  // A newer site may have replaced the folder: the next search starts with its manifest.
  return new SearchIndex(manifest, (file) => request(`${folder}/${file}`).catch(forget))
}

function forget(error: unknown): never {
  requested = undefined
  throw error
}
