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

/** Whether a module satisfies the filters beside the text (specification, point 5). */
export const isModuleWanted = (
  card: Card,
  { category, audience }: Pick<CatalogueFilters, 'category' | 'audience'>,
): boolean =>
  (category === null || card.category === category) && (audience === null || card.audience === audience)

/**
 * The cards that satisfy all three filters, in their order.
 * @param cards those that the text was found in, or all when there is none
 */
export const filterCards = <Shown extends Card>(
  cards: readonly Shown[],
  filters: Pick<CatalogueFilters, 'category' | 'audience'>,
): Shown[] => cards.filter((card) => isModuleWanted(card, filters))

/**
 * Counts for the buttons: pressing one must leave exactly that many cards.
 * @param cards those that the text was found in, or all when there is none
 * @param window while nothing is filtered and the other cards of a long catalogue are not here yet
 */
export const countChoices = (
  cards: readonly Card[],
  { category, audience }: Omit<CatalogueFilters, 'text'>,
  window?: CardWindow,
): ChoiceCounts => {
  const counted = (choice: string | null) => (choice === null ? window?.total : window?.counts[choice]) ?? 0
  if (window) return { category: counted, audience: counted }
  return {
    category: countBy(filterCards(cards, { category: null, audience }), (card) => card.category),
    audience: countBy(filterCards(cards, { category, audience: null }), (card) => card.audience),
  }
}
