import { useEffect, useState } from 'react'
import { loadSiteIndex } from '../engine/site/loadSiteIndex.ts'
import { type SiteAnswer, searchSite } from '../engine/site/searchSite.ts'

export type SearchState =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'answered'; answer: SiteAnswer }

/**
 * Answers a question about the whole site as it is typed. Late answers to earlier texts are dropped, and the last
 * answer stays until the next one is there, so that the list does not flicker.
 * @param limit how many results are wanted
 */
export function useSiteSearch(query: string, limit: number): SearchState {
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  useEffect(() => {
    const text = query.trim()
    if (text === '') {
      setState({ status: 'idle' })
      return
    }
    let current = true
    setState((last) => (last.status === 'answered' ? last : { status: 'loading' }))
    loadSiteIndex()
      .then((index) => searchSite(index, text, limit))
      .then((answer) => current && setState({ status: 'answered', answer }))
      .catch((error) => {
        console.warn('The site search is not available:', error)
        if (current) setState({ status: 'failed' })
      })
    return () => {
      current = false
    }
  }, [query, limit])
  return state
}
