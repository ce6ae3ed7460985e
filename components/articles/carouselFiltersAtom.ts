import { atom } from 'jotai'
import { NO_ARTICLE_FILTERS } from './articleFilters.ts'

/** What is set on /resources. Its tag and saved items are never set. */
export const carouselFiltersAtom = atom(NO_ARTICLE_FILTERS)
