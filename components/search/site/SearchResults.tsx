import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SiteContent } from '#content/schema/site.ts'
import { Button } from '../../ui/Button.tsx'
import { RESULTS } from '../engine/site/searchSite.ts'
import { groupResults } from './groupResults.ts'
import { ResultList } from './ResultList.tsx'
import { readRecent, withRecent, writeRecent } from './recentSearches.ts'
import type { BoxHandlers, BoxState } from './SearchDialog.tsx'
import { SearchNote } from './SearchNote.tsx'
import { SearchStart } from './SearchStart.tsx'
import { useSiteSearch } from './useSiteSearch.ts'

const More = chakra('div', {
  base: {
    px: { base: '5', md: '6' },
    pt: '3',
    pb: '5',
    borderLeftWidth: '4px',
    borderColor: 'transparent',
  },
})

const Status = chakra('p', { base: { srOnly: true } })

/** How far keys move the choice. */
const MOVES = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 5],
  ['PageUp', -5],
])

const inOrder = (groups: ReturnType<typeof groupResults>) => groups.flatMap((group) => group.results)

interface SearchResultsProps {
  text: SiteContent['search']
  /** Id that those of the list and of its options begin with. */
  id: string
  input: RefObject<HTMLInputElement | null>
  /** What the text box calls from now on. */
  handlers: RefObject<BoxHandlers>
  onBox: (state: BoxState) => void
  onClose: () => void
}

/** What the search dialog shows below its text box, and how the keys of the box move in it. */
export function SearchResults({ text, id, input, handlers, onBox, onClose }: SearchResultsProps) {
  const navigate = useNavigate()
  const [recent, setRecent] = useState(readRecent)
  const { state, ask, prepare, settle } = useSiteSearch()
  const { answer, whole, query, limit } = state
  const groups = useMemo(() => groupResults(answer?.results ?? []), [answer])
  const shown = useMemo(() => inOrder(groups), [groups])
  /** Page of the result that was pointed at; it stays so while texts come in, until the question changes. */
  const [pointed, setPointed] = useState('')
  const active = shown.find(({ page }) => page === pointed) ?? shown[0]
  const optionId = useCallback((page: string) => `${id}-option-${page}`, [id])

  const onQuestion = (typed: string) => {
    // Setting what is set already draws anew, too, now and then.
    if (pointed) setPointed('')
    ask(typed)
  }
  const choose = useCallback(() => {
    if (input.current) writeRecent(withRecent(readRecent(), input.current.value))
    onClose()
  }, [input, onClose])
  const point = (key: string): boolean => {
    if (!MOVES.has(key)) return false
    // The keyboard may be faster than the rest of an answer.
    const results = inOrder(groupResults(settle()))
    const last = results.length - 1
    const at = results.findIndex(({ page }) => page === active?.page) + (MOVES.get(key) ?? 0)
    const next = key.startsWith('Page')
      ? results[Math.min(Math.max(at, 0), last)]
      : results.at(at > last ? 0 : at)
    if (!next) return false
    setPointed(next.page)
    document.getElementById(optionId(next.page))?.scrollIntoView({ block: 'nearest' })
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (point(event.key)) event.preventDefault()
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose()
      void navigate(active.url)
    }
  }
  useLayoutEffect(() => {
    handlers.current = {
      onChange: onQuestion,
      onKeyDown,
      // Some ms earlier: the browser lays the letter out before it says that it is there.
      onBeforeInput: prepare,
    }
  })
  const isExpanded = shown.length > 0
  const activeId = active && optionId(active.page)
  useLayoutEffect(() => onBox({ isExpanded, activeId }), [onBox, isExpanded, activeId])
  // What was typed while this code was on its way.
  useLayoutEffect(() => {
    if (input.current?.value) ask(input.current.value)
  }, [ask, input])
  return (
    <>
      <Status role="status">
        {whole && text.count(whole.total)}
        {whole?.isPartial && whole.total > 0 && `. ${text.partial}`}
        {state.status === 'failed' && text.failed}
      </Status>
      {answer && answer.total > 0 && (
        <>
          {answer.isPartial && <SearchNote>{text.partial}</SearchNote>}
          <ResultList
            id={`${id}-list`}
            text={text}
            groups={groups}
            active={active?.page}
            optionId={optionId}
            onPoint={setPointed}
            onChoose={choose}
          />
          {answer.total > answer.results.length && (
            <More>
              <Button
                look="outline"
                onClick={({ detail: clicks }) => {
                  ask(query, limit + RESULTS)
                  // The results go into their groups, and the button may go away: the keyboard goes on from the text box.
                  if (clicks === 0) input.current?.focus()
                }}
              >
                {text.more}
              </Button>
            </More>
          )}
        </>
      )}
      {answer?.total === 0 && <SearchNote>{text.nothing(query)}</SearchNote>}
      {state.status === 'failed' && <SearchNote>{text.failed}</SearchNote>}
      {(state.status === 'idle' || answer?.total === 0 || state.status === 'failed') && (
        <SearchStart
          text={text}
          recent={state.status === 'idle' ? recent : []}
          onRecent={(searched) => {
            if (!input.current) return
            input.current.value = searched
            input.current.focus()
            onQuestion(searched)
          }}
          onForget={() => {
            writeRecent([])
            setRecent([])
          }}
          onChoose={onClose}
        />
      )}
    </>
  )
}
