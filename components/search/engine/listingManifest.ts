export type ListingName = 'modules' | 'articles'

/** Names the current files, whose own names change with their content. */
export interface ListingManifest {
  /** The index of a listing that fits into one page. */
  index: Partial<Record<ListingName, string>>
  /** The cards of a longer one, in their order. Their texts are searched as they come: an index would only be more to fetch. */
  cards: Partial<Record<ListingName, readonly string[]>>
}

export const LISTING_MANIFEST = 'listings.manifest.json'
