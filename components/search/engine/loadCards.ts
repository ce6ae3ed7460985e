import { request } from '../../api/request.ts'
import { LISTING_MANIFEST, type ListingManifest, type ListingName } from './listingManifest.ts'

/** So many files are under way at once. */
const AT_ONCE = 4

/** What is known of a long listing so far. */
export interface LoadedCards<Card> {
  /** From the first card to the last one that has no gap before it. */
  cards?: readonly Card[]
  isWhole: boolean
  hasFailed?: boolean
}

/**
 * Fetches the cards of a long listing, file by file.
 * @param onCards called whenever more cards are known
 * @throws Error when a file cannot be had, which the console says too
 */
export async function loadCards<Card>(
  name: ListingName,
  onCards: (loaded: LoadedCards<Card>) => void,
): Promise<void> {
  try {
    const manifest = await request<ListingManifest>(`/search/${LISTING_MANIFEST}`)
    await fetchFiles(manifest.cards[name] ?? [], onCards)
  } catch (error) {
    console.info(`Only the ${name} of this page can be searched: ${(error as Error).message}`)
    throw error
  }
}

async function fetchFiles<Card>(files: readonly string[], onCards: (loaded: LoadedCards<Card>) => void) {
  const parts: Card[][] = []
  let [next, known] = [0, 0]
  const work = async () => {
    for (let at = next++; at < files.length; at = next++) {
      parts[at] = await request<Card[]>(`/search/${files[at]}`)
      const before = known
      while (parts[known]) known++
      if (known > before) onCards({ cards: parts.slice(0, known).flat(), isWhole: known === files.length })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
