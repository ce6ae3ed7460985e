/** So many cards stand in one page of a listing; a longer listing goes on. */
export const CARDS_PER_PAGE = 48

/** So many cards travel in one file when somebody filters a long listing. */
export const CARDS_PER_FILE = 500

/** Which part of a long listing a page shows, and what it has to know of the rest. */
export interface Pagination {
  /** Cards of the whole listing. */
  total: number
  /** Place of the first card of the page, from 0. */
  start: number
  /** How many cards each choice has in the whole listing, by its name. */
  counts: Readonly<Record<string, number>>
  /** The page after and before this one. */
  next?: string
  previous?: string
}

/** Address of a page of a listing, counted from 1. */
export const listingPage = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`)

/** The addresses of all pages of a listing. */
export const listingPages = (path: string, total: number) =>
  Array.from({ length: Math.max(1, Math.ceil(total / CARDS_PER_PAGE)) }, (_, at) => listingPage(path, at + 1))

/** The number of the page that an address of the listing means, from 1; undefined for any other address. */
export function readListingPage(path: string, address: string): number | undefined {
  if (address === path) return 1
  const number = address.startsWith(`${path}/page/`) ? address.slice(`${path}/page/`.length) : ''
  return /^[1-9]\d{0,5}$/.test(number) && number !== '1' ? Number(number) : undefined
}
