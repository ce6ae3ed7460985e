import { atom } from 'jotai'
import { NO_FILTERS } from './catalogueFilters.ts'

/** What is set in the module catalogue. It outlives the page, so that links back to the catalogue can keep it. */
export const catalogueFiltersAtom = atom(NO_FILTERS)
