import { useCallback } from 'react'
import { useAddressFilters } from '../search/useAddressFilters.ts'
import {
  type ArticleChoices,
  type ArticleFilters,
  NO_ARTICLE_FILTERS,
  readArticleFilters,
  writeArticleFilters,
} from './articleFilters.ts'
import { articleFiltersAtom } from './articleFiltersAtom.ts'

/** The filters of the article listing, mirrored in the address, and the ways to change them. */
export function useArticleFilters(choices: ArticleChoices) {
  const { change, ...rest } = useAddressFilters<ArticleFilters>({
    atom: articleFiltersAtom,
    read: (query) => readArticleFilters(query, choices),
    write: writeArticleFilters,
  })
  const clear = useCallback(() => change(NO_ARTICLE_FILTERS), [change])
  return { ...rest, change, clear }
}
