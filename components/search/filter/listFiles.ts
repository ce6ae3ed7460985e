/** The filterable lists with generated files. */
export type ListName = 'modules' | 'articles'

/** Names of the current files, which change with their content. */
export interface ListManifest {
  /** Index of a single-page list. */
  index: Partial<Record<ListName, string>>
  /** Files with all cards of a multi-page list, in order. */
  cards: Partial<Record<ListName, readonly string[]>>
}

/** File name of the list manifest. */
export const LIST_MANIFEST = 'listings.manifest.json'
