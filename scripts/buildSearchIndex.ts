import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildListing, type ListingEntry } from '#components/search/engine/ListingIndex.ts'
import { articleEntry, moduleEntry } from '#components/search/engine/listingEntries.ts'
import { LISTING_MANIFEST, type ListingManifest } from '#components/search/engine/loadListingIndex.ts'
import { loadArticles } from '#content/collections/articles.ts'
import { loadModules } from '#content/collections/modules.ts'
import { writeHashed } from './search/writeHashed.ts'

/**
 * Writes the indexes of the module catalogue and the article listing, and the manifest that names them. The same content
 * gives the same files, byte for byte.
 * @param folder emptied first
 */
export function buildSearchIndex(folder = 'public/search'): ListingManifest {
  rmSync(folder, { recursive: true, force: true })
  const write = (name: string, entries: ListingEntry[]) =>
    writeHashed(folder, name, 'json', JSON.stringify(buildListing(entries)))
  const listed = loadArticles().filter((article) => article.shownIn.includes('listing'))
  const manifest: ListingManifest = {
    modules: write('modules', loadModules().map(moduleEntry)),
    articles: write('articles', listed.map(articleEntry)),
  }
  writeFileSync(join(folder, LISTING_MANIFEST), JSON.stringify(manifest))
  return manifest
}
