import { useStore } from 'jotai'
import { useMemo } from 'react'
import type { ModuleAudience, ModuleCategory } from '#content/schema/module.ts'
import { type CatalogueChoices, NO_FILTERS, readFilters, writeFilters } from './catalogueFilters.ts'
import { catalogueFiltersAtom } from './catalogueFiltersAtom.ts'
import { useAddressFilters } from './useAddressFilters.ts'

/** The ways to change the catalogue's filters, which are mirrored in the address. */
export function useCatalogueFilters(choices: CatalogueChoices) {
  const store = useStore()
  const { change, ...rest } = useAddressFilters({
    atom: catalogueFiltersAtom,
    read: (query) => readFilters(query, choices),
    write: writeFilters,
  })
  const changes = useMemo(() => {
    const chosen = () => store.get(catalogueFiltersAtom)
    return {
      /** Choosing the active one again, or null, returns to All. */
      chooseCategory: (category: ModuleCategory | null) =>
        change({ category: category === chosen().category ? null : category }),
      chooseAudience: (audience: ModuleAudience | null) =>
        change({ audience: audience === chosen().audience ? null : audience }),
      clear: () => change(NO_FILTERS),
    }
  }, [change, store])
  return { ...rest, ...changes }
}
