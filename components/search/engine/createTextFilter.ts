import type { CardIndex } from '../filter/cardIndex.ts'
import { filterByText } from '../filter/filterByText.ts'
import type { ListingEntry } from './ListingIndex.ts'

/** For scripts/bench and scripts/search, which still ask by this name. */
export const createTextFilter = (entries: readonly ListingEntry[], index?: CardIndex) => (text: string) =>
  new Set(filterByText(entries, text, ({ fields }) => fields, index).map(({ id }) => id))
