import { atom } from 'jotai'
import { NO_ARTICLE_FILTERS } from './articleFilters.ts'

/** What is set in the article listing. It outlives the page, so that links back to the listing can keep it. */
export const articleFiltersAtom = atom(NO_ARTICLE_FILTERS)
