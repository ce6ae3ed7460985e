import { CARDS_PER_PAGE, listingPage, type Pagination } from '../schema/pagination.ts'

/**
 * Selects the cards of a page of a listing.
 * @param cards the whole listing
 * @param page page number, from 1
 * @param choicesOf the filter options that a card is counted under
 * @returns all cards, without `pagination`, for a listing that fits on one page
 */
export function paginateCards<Card>(
  cards: readonly Card[],
  path: string,
  page: number,
  choicesOf: (card: Card) => readonly string[],
): { cards: readonly Card[]; pagination?: Pagination } {
  if (cards.length <= CARDS_PER_PAGE) return { cards }
  const start = (page - 1) * CARDS_PER_PAGE
  const counts: Record<string, number> = {}
  for (const choice of cards.flatMap(choicesOf)) counts[choice] = (counts[choice] ?? 0) + 1
  return {
    cards: cards.slice(start, start + CARDS_PER_PAGE),
    pagination: {
      total: cards.length,
      start,
      counts,
      ...(start + CARDS_PER_PAGE < cards.length && { next: listingPage(path, page + 1) }),
      ...(page > 1 && { previous: listingPage(path, page - 1) }),
    },
  }
}
