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

/** The ways to change the filters of the article listing, which are mirrored in the address. */
export function useArticleFilters(choices: ArticleChoices) {
  const { change, ...rest } = useAddressFilters<ArticleFilters>({
    atom: articleFiltersAtom,
    read: (query) => readArticleFilters(query, choices),
    write: writeArticleFilters,
  })
  const clear = useCallback(() => change(NO_ARTICLE_FILTERS), [change])
  return { ...rest, change, clear }
}
