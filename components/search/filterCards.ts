import type { CardWindow } from '#content/schema/cardWindow.ts'
import type { ModuleAudience, ModuleCategory } from '#content/schema/module.ts'
import type { CatalogueFilters } from './catalogueFilters.ts'
import { countBy } from './countBy.ts'

interface Card {
  slug: string
  category: ModuleCategory
  audience: ModuleAudience
}

/** How many cards each choice would leave, given the other filters; null counts for All. */
export interface ChoiceCounts {
  category: (choice: ModuleCategory | null) => number
  audience: (choice: ModuleAudience | null) => number
}

type Found = ReadonlySet<string> | undefined

/**
 * The cards that satisfy all three filters, in their order (specification, point 5).
 * @param found slugs that the text was found in; undefined when there is no text
 */
export const filterCards = <Shown extends Card>(
  cards: readonly Shown[],
  found: Found,
  { category, audience }: Pick<CatalogueFilters, 'category' | 'audience'>,
): Shown[] =>
  cards.filter(
    (card) =>
      (!found || found.has(card.slug)) &&
      (category === null || card.category === category) &&
      (audience === null || card.audience === audience),
  )

/**
 * Counts for the buttons: pressing one must leave exactly that many cards.
 * @param window while nothing is filtered and the other cards of a long catalogue are not here yet
 */
export const countChoices = (
  cards: readonly Card[],
  found: Found,
  { category, audience }: CatalogueFilters,
  window?: CardWindow,
): ChoiceCounts => {
  const counted = (choice: string | null) => (choice === null ? window?.total : window?.counts[choice]) ?? 0
  if (window) return { category: counted, audience: counted }
  return {
    category: countBy(filterCards(cards, found, { category: null, audience }), (card) => card.category),
    audience: countBy(filterCards(cards, found, { category, audience: null }), (card) => card.audience),
  }
}
