import { expect, test } from 'vitest'
import { CARDS_PER_PAGE, listingPages, readListingPage } from '../schema/pagination.ts'
import { paginateCards } from './cards.ts'

const cards = Array.from({ length: CARDS_PER_PAGE * 2 + 1 }, (_, at) => ({
  at,
  kind: at % 2 ? 'odd' : 'even',
}))
const kinds = (card: { kind: string }) => [card.kind]

test('a listing that fits into one page has no pagination', () => {
  const few = cards.slice(0, CARDS_PER_PAGE)
  expect(paginateCards(few, '/list', 1, kinds)).toEqual({ cards: few })
  expect(listingPages('/list', few.length)).toEqual(['/list'])
})

test('a longer one is shown in pages that lead to each other and hold every card once', () => {
  const pages = listingPages('/list', cards.length)
  expect(pages).toEqual(['/list', '/list/page/2', '/list/page/3'])
  const shown = pages.map((page) => paginateCards(cards, '/list', readListingPage('/list', page) ?? 0, kinds))
  expect(shown.flatMap((page) => page.cards)).toEqual(cards)
  expect(shown.map((page) => [page.pagination?.previous, page.pagination?.next])).toEqual([
    [undefined, '/list/page/2'],
    ['/list', '/list/page/3'],
    ['/list/page/2', undefined],
  ])
  expect(shown[1]?.pagination).toMatchObject({
    total: cards.length,
    start: CARDS_PER_PAGE,
    counts: { even: CARDS_PER_PAGE + 1, odd: CARDS_PER_PAGE },
  })
})

test('any other address is no page of the listing', () => {
  for (const end of ['/page/1', '/page/0', '/page/02', '/page/', '/page/2/3', '/two', 's'])
    expect(readListingPage('/list', `/list${end}`)).toBeUndefined()
})
