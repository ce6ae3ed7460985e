import { atom } from 'jotai'
import type { ArticleCard, ModuleCard } from '#content/collections/cards.ts'
import type { ListName } from '../filter/listFiles.ts'
import type { Choices, Facets, Filters } from './filters.ts'

/**
 * Defines a filterable list of cards. A new filter needs a facet here, its null in the atom, its choices in the
 * page's `+data.ts`, and its buttons in the component (for modules its labels).
 */
export interface Listing<Card, Name extends string> {
  /** The list whose index or card files are searched. */
  name: ListName
  /** The texts of a card that the text filter searches. */
  fieldsOf: (card: Card) => readonly string[]
  facets: Facets<Card, Name>
  /** Excludes cards depending on the filters; by default every card is included. */
  takesPart?: (card: Card, filters: Filters<Name>) => boolean
}

export type ModuleFacet = 'category' | 'audience'
export type ModuleFilters = Filters<ModuleFacet>
export type ModuleChoices = Choices<ModuleFacet>

/** The module catalog. */
export const moduleListing: Listing<ModuleCard, ModuleFacet> = {
  name: 'modules',
  fieldsOf: ({ title, description }) => [title, description],
  facets: {
    category: ({ category }) => [category],
    audience: ({ audience }) => [audience],
  },
}

/** Id of the module catalog on its page. */
export const CATALOG_ID = 'catalog'

/** The filters of the module catalog. */
export const moduleFiltersAtom = atom<ModuleFilters>({ text: '', category: null, audience: null })

/** The carousel of /resources. */
export const carouselListing: Listing<ArticleCard, 'category'> = {
  name: 'articles',
  fieldsOf: ({ title, excerpt, author }) => [title, excerpt, author],
  facets: { category: ({ category }) => [category] },
}

/** The filters of the carousel. */
export const carouselFiltersAtom = atom<Filters<'category'>>({ text: '', category: null })

/** Value of the `saved` facet that selects saved items. */
export const SAVED = '1'

type ArticleFacet = 'category' | 'tag' | 'saved'
export type ArticleFilters = Filters<ArticleFacet>

/** The article listing, given the ids of the visitor's saved articles. */
export const articleListing = (savedIds: readonly string[]): Listing<ArticleCard, ArticleFacet> => ({
  ...carouselListing,
  facets: {
    ...carouselListing.facets,
    tag: ({ tags }) => tags,
    saved: ({ id }) => (savedIds.includes(id) ? [SAVED] : []),
  },
  // Tags and saved items also include unlisted carousel articles, since their cards and pages link here.
  takesPart: ({ listed }, { tag, saved }) => listed || tag !== null || saved !== null,
})

/** The filters of the article listing. */
export const articleFiltersAtom = atom<ArticleFilters>({ text: '', category: null, tag: null, saved: null })
