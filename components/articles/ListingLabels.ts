import type { PagerLabels } from '../search/ListingPager.tsx'

/** Texts of the article listing. */
export interface ListingLabels extends PagerLabels {
  search: string
  placeholder: string
  categories: string
  allCategories: string
  saved: string
  featured: string
  /** Heading of the list: as it is, filtered, and of what was saved. */
  all: string
  found: string
  savedHeading: string
  /** Such as "12 articles available": when nothing is filtered. */
  available: (total: number) => string
  /** Such as "3 of 12 articles". */
  count: (shown: number, total: number) => string
  /** While the articles of other pages are still being fetched, and when they could not be. */
  searching: string
  onPage: (shown: number) => string
  more: string
  tagged: (shown: number, tag: string) => string
  kept: (articles: number, modules: number) => string
  /** The noun behind the count of a category. */
  leaves: (count: number) => string
  empty: string
  emptyHint: string
  savedHint: string
  clear: string
}
