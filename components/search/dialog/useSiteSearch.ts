import { useCallback, useEffect, useRef, useState } from 'react'
import { type SearchAnswer, search } from '../engine/search.ts'
import { loadSiteIndex } from './loadSiteIndex.ts'

/** Number of results shown at first, and added by each "more". */
export const RESULTS_PER_STEP = 8
/** Delay before the dialog shows that it is searching. */
const SEARCHING_DELAY_MS = 150

export interface SearchState {
  status: 'idle' | 'searching' | 'failed' | 'answered'
  /** Query and limit of the answer. */
  query: string
  limit: number
  /** The last answer, kept until the next one arrives so that the list doesn't flicker. */
  answer?: SearchAnswer | undefined
}

/**
 * Answers site search queries while typing; outdated answers are dropped.
 * @returns the last answer, and `ask`, which starts a query (an empty one resets)
 */
export function useSiteSearch() {
  const [state, setState] = useState<SearchState>({ status: 'idle', query: '', limit: RESULTS_PER_STEP })
  const currentRequest = useRef<AbortController>(undefined)
  const ask = useCallback((text: string, limit = RESULTS_PER_STEP) => {
    currentRequest.current?.abort()
    const request = new AbortController()
    currentRequest.current = request
    const query = text.trim()
    if (query === '') return setState({ status: 'idle', query, limit })
    const show = (change: Partial<SearchState>) => {
      if (!request.signal.aborted) setState((last) => ({ ...last, ...change }))
    }
    const searchingTimer = setTimeout(() => show({ status: 'searching' }), SEARCHING_DELAY_MS)
    loadSiteIndex()
      .then((index) => search(index, text, limit, request.signal))
      .then((answer) => show({ status: 'answered', query, limit, answer }))
      .catch((error) => {
        if (request.signal.aborted) return
        console.warn('The site search is not available:', error)
        show({ status: 'failed', query, limit, answer: undefined })
      })
      .finally(() => clearTimeout(searchingTimer))
  }, [])
  useEffect(() => {
    // Preload while the first letters are typed. Failures are reported with a query.
    loadSiteIndex()
      .then((index) => index.prepare())
      .catch(() => undefined)
    return () => currentRequest.current?.abort()
  }, [])
  return { state, ask }
}
