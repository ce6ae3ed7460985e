import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '../afterPaint.ts'
import { loadSiteIndex } from '../engine/site/loadSiteIndex.ts'
import { prepareNext, prepareQuestion } from '../engine/site/prepareQuestion.ts'
import type { SiteIndex } from '../engine/site/SiteIndex.ts'
import { askSite, type QuickAnswer, RESULTS, type SiteAnswer } from '../engine/site/searchSite.ts'
import type { SiteResult } from '../engine/site/toResult.ts'
import { beginAnswer, keepDrawn } from './drawnResults.ts'

export interface SearchState {
  status: 'idle' | 'loading' | 'failed' | 'answered'
  /** What was asked last, and how many results were wanted. */
  query: string
  limit: number
  /** Only when answered; as long as it has only begun, its numbers may be too small. */
  answer?: SiteAnswer | undefined
  /** The last answer that was there as a whole, to be told of. */
  whole?: SiteAnswer | undefined
}

/** Texts that take longer than so many ms are waited for with the titles of all results. */
const TITLES_AFTER = 100

/**
 * Answers questions about the whole site as they are typed. Late answers to earlier questions are dropped, and the last
 * answer stays until the next one is there, so that the list does not flicker. An answer begins with its first result, in
 * the frame that shows the typed text where possible, and the others follow in the next frame.
 * @returns the last answer; `ask`, which asks a question, an empty one to start afresh; `prepare`, which fetches what a question
 * will need; and `settle`, which shows all that is known of an answer that has only begun, and gives the results on screen
 */
export function useSiteSearch() {
  const [state, setState] = useState<SearchState>({ status: 'idle', query: '', limit: RESULTS })
  const forget = useRef(() => {})
  /** The results on screen; undefined while there is no answer. Kept aside, since asking for the state draws anew. */
  const drawn = useRef<readonly SiteResult[]>(undefined)
  /** Shows what is known of an answer that has only begun. */
  const begun = useRef<() => void>(undefined)
  const ask = useCallback((query: string, limit = RESULTS) => {
    forget.current()
    const current = new AbortController()
    forget.current = () => current.abort()
    begun.current = undefined
    const asked = { query: query.trim(), limit }
    let stopWaiting = () => {}
    const set = (status: SearchState['status'], answer?: SiteAnswer, isWhole = true) => {
      stopWaiting()
      if (current.signal.aborted) return
      drawn.current = answer?.results
      begun.current = undefined
      setState((last) => ({ status, ...asked, answer, whole: isWhole ? answer : last.whole }))
    }
    const show = (answer: SiteAnswer) =>
      set('answered', { ...answer, results: keepDrawn(answer.results, drawn.current ?? []) })
    const fail = (error: unknown) => {
      console.warn('The site search is not available:', error)
      set('failed')
    }
    if (asked.query === '') return set('idle')
    // An answer mostly comes in the frame of the text, which then is drawn once.
    if (!drawn.current) stopWaiting = afterPaint(() => set('loading'))
    loadSiteIndex()
      .then(async (index) => {
        const quick = await askSite(index, asked.query, limit)
        if (current.signal.aborted) return
        const { known, total, isPartial } = quick
        const before = drawn.current ?? []
        const results = beginAnswer(known, before, limit)
        const complete = () => {
          completeAnswer(quick, limit, show).catch(fail)
          prepareNext(index, query)
        }
        const isDrawn = results.length > 0 && results.every((result, at) => result === before[at])
        // Not later, or the browser paints the text before React has drawn.
        if (!isDrawn) flushSync(() => set('answered', { results, total, isPartial }, false))
        begun.current = () => flushSync(() => show({ results: known(limit), total, isPartial }))
        if (isDrawn) return complete()
        current.signal.addEventListener('abort', afterPaint(complete))
      })
      .catch(fail)
  }, [])
  const prepare = useCallback((query: string) => withIndex((index) => prepareQuestion(index, query)), [])
  const settle = useCallback(() => {
    begun.current?.()
    return drawn.current ?? []
  }, [])
  useEffect(() => {
    withIndex((index) => prepareNext(index, ''))
    return () => forget.current()
  }, [])
  return { state, ask, prepare, settle }
}

/** Calls with the index; what fails is reported when a question is asked. */
const withIndex = (call: (index: SiteIndex) => void): void => void loadSiteIndex().then(call, () => {})

/** Shows the whole answer; if its texts take long or cannot be had, what is known without them. */
async function completeAnswer(
  quick: QuickAnswer,
  limit: number,
  show: (answer: SiteAnswer) => void,
): Promise<void> {
  const { total, isPartial } = quick
  const showKnown = () => show({ results: quick.known(limit), total, isPartial })
  const timer = setTimeout(showKnown, TITLES_AFTER)
  try {
    show(await quick.whole())
  } catch (error) {
    if (quick.known(limit).length === 0) throw error
    console.warn('Texts of the site search are not available:', error)
    showKnown()
  } finally {
    clearTimeout(timer)
  }
}
