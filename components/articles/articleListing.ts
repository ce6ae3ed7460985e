import { atom } from 'jotai'
import type { ArticleCard } from '#content/collections/articleCard.ts'
import { articleFields } from '../search/filter/searchedFields.ts'
import type { Choices, Filters } from '../search/list/filters.ts'
import type { Listing } from '../search/list/useFilterableList.ts'

/** The value of the facet `saved` that chooses what the visitor has saved. */
export const SAVED = '1'

export type ArticleFilters = Filters<'category' | 'tag' | 'saved'>
export type ArticleChoices = Choices<'category' | 'tag'>

/** How the article listing is filtered, given the ids of what the visitor has saved. */
export const articleListing = (
  savedIds: readonly string[],
): Listing<ArticleCard, 'category' | 'tag' | 'saved'> => ({
  name: 'articles',
  fieldsOf: articleFields,
  facets: {
    category: ({ category }) => [category],
    tag: ({ tags }) => tags,
    saved: ({ id }) => (savedIds.includes(id) ? [SAVED] : []),
  },
  // A tag and what was saved reach the articles that stand in the carousel alone too, since their cards and pages lead here.
  takesPart: ({ listed }, { tag, saved }) => listed || tag !== null || saved !== null,
})

/** What is set in the article listing. */
export const articleFiltersAtom = atom<ArticleFilters>({ text: '', category: null, tag: null, saved: null })

/** How the carousel of /resources is filtered. */
export const carouselListing: Listing<ArticleCard, 'category'> = {
  name: 'articles',
  fieldsOf: articleFields,
  facets: { category: ({ category }) => [category] },
}

/** What is set in the carousel. */
export const carouselFiltersAtom = atom<Filters<'category'>>({ text: '', category: null })
