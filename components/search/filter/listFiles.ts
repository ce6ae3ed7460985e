/** The lists whose content the build writes into files. */
export type ListName = 'modules' | 'articles'

/** Names the current files, whose own names change with their content. */
export interface ListManifest {
  /** The index of a list that fits on one page. */
  index: Partial<Record<ListName, string>>
  /** All cards of a longer one, in their order. */
  cards: Partial<Record<ListName, readonly string[]>>
}

export const LIST_MANIFEST = 'listings.manifest.json'
