import { atom } from 'jotai'
import type { ArticleCard } from '#content/collections/cards.ts'
import { articleFields } from '../search/filter/searchedFields.ts'
import type { Choices, Filters } from '../search/list/filters.ts'
import type { Listing } from '../search/list/useFilterableList.ts'

/** Value of the `saved` facet that selects saved items. */
export const SAVED = '1'

export type ArticleFilters = Filters<'category' | 'tag' | 'saved'>
export type ArticleChoices = Choices<'category' | 'tag'>

/** Defines the article listing, given the ids of the visitor's saved articles. */
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
  // Tags and saved items also include unlisted carousel articles, since their cards and pages link here.
  takesPart: ({ listed }, { tag, saved }) => listed || tag !== null || saved !== null,
})

/** The filters of the article listing. */
export const articleFiltersAtom = atom<ArticleFilters>({ text: '', category: null, tag: null, saved: null })

/** Defines the carousel of /resources as a filterable list. */
export const carouselListing: Listing<ArticleCard, 'category'> = {
  name: 'articles',
  fieldsOf: articleFields,
  facets: { category: ({ category }) => [category] },
}

/** The filters of the carousel. */
export const carouselFiltersAtom = atom<Filters<'category'>>({ text: '', category: null })
