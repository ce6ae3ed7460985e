import { atom } from 'jotai'
import type { ModuleCard } from '#content/collections/cards.ts'
import { moduleFields } from '../search/filter/searchedFields.ts'
import type { Choices, Filters } from '../search/list/filters.ts'
import type { Listing } from '../search/list/useFilterableList.ts'

export type ModuleFacet = 'category' | 'audience'
export type ModuleFilters = Filters<ModuleFacet>
export type ModuleChoices = Choices<ModuleFacet>

/** Defines the module catalog as a filterable list. */
export const moduleListing: Listing<ModuleCard, ModuleFacet> = {
  name: 'modules',
  fieldsOf: moduleFields,
  facets: {
    category: ({ category }) => [category],
    audience: ({ audience }) => [audience],
  },
}

/** Id of the catalog on its page. */
export const CATALOG_ID = 'catalog'

/** The filters of the module catalog. */
export const moduleFiltersAtom = atom<ModuleFilters>({ text: '', category: null, audience: null })
