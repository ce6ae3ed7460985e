import { useCallback, useEffect, useRef, useState } from 'react'
import { type SearchAnswer, search } from '../engine/index.ts'
import { loadIndex } from './loadIndex.ts'

/** How many results are shown, and their texts fetched, before the visitor asks for more. */
export const RESULTS = 8
/** After how many ms the dialog says that it is searching. */
const PATIENCE = 150

export interface SearchState {
  status: 'idle' | 'searching' | 'failed' | 'answered'
  /** What the answer is about, and how many results were wanted. */
  query: string
  limit: number
  /** The last answer, which stays until the next one is there, so that the list does not flicker. */
  answer?: SearchAnswer | undefined
}

/**
 * Answers queries about the whole site as they are typed; late answers to earlier ones are dropped.
 * @returns the last answer, and `ask`, which asks a query, an empty one to start afresh
 */
export function useSiteSearch() {
  const [state, setState] = useState<SearchState>({ status: 'idle', query: '', limit: RESULTS })
  const current = useRef<AbortController>(undefined)
  const ask = useCallback((typed: string, limit = RESULTS) => {
    current.current?.abort()
    const asking = new AbortController()
    current.current = asking
    const query = typed.trim()
    if (query === '') return setState({ status: 'idle', query, limit })
    const show = (change: Partial<SearchState>) => {
      if (!asking.signal.aborted) setState((last) => ({ ...last, ...change }))
    }
    const patience = setTimeout(() => show({ status: 'searching' }), PATIENCE)
    loadIndex()
      .then((index) => search(index, typed, limit, asking.signal))
      .then((answer) => show({ status: 'answered', query, limit, answer }))
      .catch((error) => {
        if (asking.signal.aborted) return
        console.warn('The site search is not available:', error)
        show({ status: 'failed', query, limit, answer: undefined })
      })
      .finally(() => clearTimeout(patience))
  }, [])
  useEffect(() => {
    // Early, while the first letters are typed. What fails is reported with a query.
    loadIndex()
      .then((index) => index.prepare())
      .catch(() => undefined)
    return () => current.current?.abort()
  }, [])
  return { state, ask }
}
