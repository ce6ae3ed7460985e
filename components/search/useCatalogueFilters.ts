import type { ModuleAudience, ModuleCategory } from '#content/schema/module.ts'
import { type CatalogueChoices, NO_FILTERS, readFilters, writeFilters } from './catalogueFilters.ts'
import { catalogueFiltersAtom } from './catalogueFiltersAtom.ts'
import { useAddressFilters } from './useAddressFilters.ts'

/** The catalogue's filters, mirrored in the address, and the ways to change them. */
export function useCatalogueFilters(choices: CatalogueChoices) {
  const { filters, change, setText, flushText } = useAddressFilters({
    atom: catalogueFiltersAtom,
    read: (query) => readFilters(query, choices),
    write: writeFilters,
  })
  return {
    filters,
    setText,
    flushText,
    /** Choosing the active one again, or null, returns to All. */
    chooseCategory: (category: ModuleCategory | null) =>
      change({ category: category === filters.category ? null : category }),
    chooseAudience: (audience: ModuleAudience | null) =>
      change({ audience: audience === filters.audience ? null : audience }),
    clear: () => change(NO_FILTERS),
  }
}
