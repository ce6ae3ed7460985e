/** Maximum number of cards on a page of a listing. */
export const CARDS_PER_PAGE = 48

/** Maximum number of cards in each file that the browser loads when a visitor filters a long listing. */
export const CARDS_PER_FILE = 500

/** The part of a long listing that a page shows, and its place in the whole. */
export interface Pagination {
  /** Number of cards in the whole listing. */
  total: number
  /** Index of the first card on the page, from 0. */
  start: number
  /** Number of cards per filter option in the whole listing. */
  counts: Readonly<Record<string, number>>
  /** Paths of the next and the previous page. */
  next?: string
  previous?: string
}

/** The path of a page of a listing; pages count from 1. */
export const listingPage = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`)

/** The paths of all pages of a listing with `total` cards. */
export const listingPages = (path: string, total: number) =>
  Array.from({ length: Math.max(1, Math.ceil(total / CARDS_PER_PAGE)) }, (_, at) => listingPage(path, at + 1))

/** The page number in `address`, from 1, or undefined when it isn't a page of the listing at `path`. */
export function readListingPage(path: string, address: string): number | undefined {
  if (address === path) return 1
  const number = address.startsWith(`${path}/page/`) ? address.slice(`${path}/page/`.length) : ''
  return /^[1-9]\d{0,5}$/.test(number) && number !== '1' ? Number(number) : undefined
}
