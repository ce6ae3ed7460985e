import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIndex } from '#components/search/filter/cardIndex.ts'
import { LIST_MANIFEST, type ListManifest } from '#components/search/filter/listFiles.ts'
import { carouselListing, type Listing, moduleListing } from '#components/search/list/listings.ts'
import { articles } from '#content/collections/articles.ts'
import { articleCard, moduleCard } from '#content/collections/cards.ts'
import { modules } from '#content/collections/modules.ts'
import { CARDS_PER_FILE, CARDS_PER_PAGE } from '#content/schema/pagination.ts'

/**
 * Writes the data of the filters of module catalog, article listing and carousel, and the manifest that lists the
 * files. Deterministic.
 * @param folder emptied first
 */
export function buildSearchIndex(folder: string): ListManifest {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const manifest: ListManifest = { index: {}, cards: {} }
  const moduleCards = modules.list().map(moduleCard)
  writeList(folder, manifest, moduleListing, moduleCards, moduleCards.length)
  // Unlisted articles are in the carousel, and can be saved or tagged, so they are included.
  const articleCards = articles.list().map(articleCard)
  const listed = articleCards.filter((card) => card.listed)
  writeList(folder, manifest, carouselListing, articleCards, listed.length)
  writeFileSync(join(folder, LIST_MANIFEST), JSON.stringify(manifest))
  return manifest
}

/**
 * Writes the index of a single-page list, or the cards of a multi-page one, and adds the files to the manifest.
 * @param listed number of cards shown on its pages
 */
export function writeList<Card>(
  folder: string,
  manifest: ListManifest,
  { name, fieldsOf }: Pick<Listing<Card, never>, 'name' | 'fieldsOf'>,
  cards: readonly Card[],
  listed: number,
): void {
  const write = (file: string, content: unknown) => writeHashed(folder, file, content)
  if (listed <= CARDS_PER_PAGE) {
    manifest.index[name] = write(name, buildIndex(cards.map(fieldsOf)))
    return
  }
  const files: string[] = []
  for (let start = 0; start < cards.length; start += CARDS_PER_FILE)
    files.push(write(`${name}-cards`, cards.slice(start, start + CARDS_PER_FILE)))
  manifest.cards[name] = files
}

/**
 * Writes a file whose name changes with its content, so that it can be cached forever.
 * @returns its name, such as "modules-1f0c9a7be2.json"
 */
function writeHashed(folder: string, name: string, content: unknown): string {
  const text = JSON.stringify(content)
  const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`
  writeFileSync(join(folder, file), text)
  return file
}
