import { useEffect, useState } from 'react'
import { afterPaint } from '../afterPaint.ts'
import { loadSiteIndex } from '../engine/site/loadSiteIndex.ts'
import { askSite, type QuickAnswer, type SiteAnswer, type SiteResult } from '../engine/site/searchSite.ts'

export type SearchState =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'answered'; answer: SiteAnswer }

/**
 * Answers a question about the whole site as it is typed. Late answers to earlier texts are dropped, and the last
 * answer stays until the next one is there, so that the list does not flicker. An answer begins with its first result, and
 * the others follow in the next frame.
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
    let forget: (() => void) | undefined
    const show = (quick: QuickAnswer) => {
      setState((last) => ({
        status: 'answered',
        answer: beginning(quick, last.status === 'answered' ? last.answer.results : [], limit),
      }))
      forget = afterPaint(() => setState({ status: 'answered', answer: quick.whole() }))
    }
    setState((last) => (last.status === 'answered' ? last : { status: 'loading' }))
    loadSiteIndex()
      .then((index) => askSite(index, text, limit))
      .then((answer) => current && show(answer))
      .catch((error) => {
        console.warn('The site search is not available:', error)
        if (current) setState({ status: 'failed' })
      })
    return () => {
      current = false
      forget?.()
    }
  }, [query, limit])
  return state
}

/** An answer with its first result, above what stood there before. */
function beginning(
  { first, total, isPartial }: QuickAnswer,
  drawn: readonly SiteResult[],
  limit: number,
): SiteAnswer {
  const page = (result: SiteResult) => result.url.split('#')[0]
  const results = first ? [first, ...drawn.filter((result) => page(result) !== page(first))] : []
  return { results: results.slice(0, limit), total, isPartial }
}
