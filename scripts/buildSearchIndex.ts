import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildListing, type ListingEntry } from '#components/search/engine/ListingIndex.ts'
import { articleEntry, moduleEntry } from '#components/search/engine/listingEntries.ts'
import {
  LISTING_MANIFEST,
  type ListingManifest,
  type ListingName,
} from '#components/search/engine/listingManifest.ts'
import { articleCard } from '#content/collections/articleCard.ts'
import { articles } from '#content/collections/articles.ts'
import { moduleCard } from '#content/collections/moduleCard.ts'
import { modules } from '#content/collections/modules.ts'
import { CARDS_PER_FILE, CARDS_PER_PAGE } from '#content/schema/cardWindow.ts'
import { writeHashed } from './search/writeHashed.ts'

/**
 * Writes what the filters of the module catalogue and the article listing load, and the manifest that names the files. The
 * same content gives the same files, byte for byte.
 * @param folder emptied first
 */
export function buildSearchIndex(folder = 'public/search'): ListingManifest {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const [allModules, allArticles] = [modules.list(), articles.list()]
  const listed = allArticles.filter((article) => article.shownIn.includes('listing'))
  const written = [
    writeListing(folder, 'modules', allModules.map(moduleCard), allModules.map(moduleEntry)),
    // Articles that are not listed can be saved and tagged, and travel with the others.
    writeListing(folder, 'articles', allArticles.map(articleCard), listed.map(articleEntry)),
  ]
  const manifest: ListingManifest = {
    index: Object.assign({}, ...written.map(({ index }) => index)),
    cards: Object.assign({}, ...written.map(({ cards }) => cards)),
  }
  writeFileSync(join(folder, LISTING_MANIFEST), JSON.stringify(manifest))
  return manifest
}

/**
 * Writes the index of a listing, or the cards of one that does not fit into a page.
 * @param entries what is searched, one for each card that is listed
 */
export function writeListing(
  folder: string,
  name: ListingName,
  cards: readonly object[],
  entries: readonly ListingEntry[],
): ListingManifest {
  const write = (file: string, content: unknown) => writeHashed(folder, file, 'json', JSON.stringify(content))
  if (entries.length <= CARDS_PER_PAGE)
    return { index: { [name]: write(name, buildListing(entries)) }, cards: {} }
  const files: string[] = []
  for (let start = 0; start < cards.length; start += CARDS_PER_FILE)
    files.push(write(`${name}-cards`, cards.slice(start, start + CARDS_PER_FILE)))
  return { index: {}, cards: { [name]: files } }
}
