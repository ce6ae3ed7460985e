import type { ModuleCard } from '#content/collections/moduleCard.ts'
import { countChoices as countChoicesOf, type Filters, filterByFacets } from './filters.ts'
import { moduleListing } from './moduleListing.ts'

type Cards = readonly ModuleCard[]
type ModuleFilters = Omit<Filters<'category' | 'audience'>, 'text'>

/** For scripts/search, which still asks by these names. */
export const filterCards = (cards: Cards, filters: ModuleFilters) =>
  filterByFacets(cards, moduleListing.facets, { text: '', ...filters })
export const countChoices = (cards: Cards, filters: ModuleFilters) => ({
  category: countChoicesOf(cards, moduleListing.facets, { text: '', ...filters }, 'category'),
  audience: countChoicesOf(cards, moduleListing.facets, { text: '', ...filters }, 'audience'),
})
