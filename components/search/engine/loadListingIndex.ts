import { request } from '../../api/request.ts'
import { type ListingIndex, readListing, type StoredListing } from './ListingIndex.ts'
import { LISTING_MANIFEST, type ListingManifest, type ListingName } from './listingManifest.ts'

const requested = new Map<ListingName, Promise<ListingIndex | undefined>>()

/**
 * Fetches the index of a listing once. The filter works without it, on the texts of the page.
 * @returns undefined when it cannot be had, which the console says; the next call tries again.
 */
export function loadListingIndex(name: ListingName): Promise<ListingIndex | undefined> {
  const earlier = requested.get(name)
  if (earlier) return earlier
  const fetched = fetchListing(name).catch((error: Error) => {
    requested.delete(name)
    console.info(`The search index of the ${name} is not there (${error.message}). Reading the page instead.`)
    return undefined
  })
  requested.set(name, fetched)
  return fetched
}

async function fetchListing(name: ListingName): Promise<ListingIndex> {
  const manifest = await request<ListingManifest>(`/search/${LISTING_MANIFEST}`)
  const index = readListing(await request<StoredListing>(`/search/${manifest.index[name]}`))
  if (!index) throw new Error('it is of another version')
  return index
}
