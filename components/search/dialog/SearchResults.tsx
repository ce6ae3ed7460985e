import { chakra } from '@chakra-ui/react'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { searchResultsText as text } from '#content/labels/searchResultsText.ts'
import { Button } from '../../ui/Button.tsx'
import { groupResults } from './groupResults.ts'
import { ResultList } from './ResultList.tsx'
import { readRecent, withRecent, writeRecent } from './recentSearches.ts'
import { SearchNote } from './SearchNote.tsx'
import { SearchStart } from './SearchStart.tsx'
import { RESULTS_PER_STEP, useSiteSearch } from './useSiteSearch.ts'

const Status = chakra('p', { base: { srOnly: true } })

/** Number of options each key moves. */
const MOVES = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 5],
  ['PageUp', -5],
])

/** State of the combobox for assistive technology. */
export interface BoxState {
  isExpanded: boolean
  activeId: string | undefined
}

/** Handlers of the text box; empty until the results code has loaded. */
export interface BoxHandlers {
  onChange?: (typed: string) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

interface SearchResultsProps {
  /** Prefix of the ids of the list and its options. */
  id: string
  input: RefObject<HTMLInputElement | null>
  /** Where this component installs the handlers of the text box. */
  handlers: RefObject<BoxHandlers>
  onBox: (state: BoxState) => void
  onClose: () => void
}

/** The part of the search dialog below its text box, and its keyboard navigation. */
export function SearchResults({ id, input, handlers, onBox, onClose }: SearchResultsProps) {
  const navigate = useNavigate()
  const [recent, setRecent] = useState(readRecent)
  const { state, ask } = useSiteSearch()
  const { status, answer, query, limit } = state
  const groups = useMemo(() => groupResults(answer?.results ?? []), [answer])
  const shown = groups.flatMap(({ results }) => results)
  /** Page of the highlighted result, until the query changes. */
  const [pointed, setPointed] = useState('')
  const active = shown.find(({ page }) => page === pointed) ?? shown[0]
  /** Whether Enter was pressed before the answer to the current query arrived. */
  const isEntered = useRef(false)
  const optionId = useCallback((page: string) => `${id}-option-${page}`, [id])

  const onQuery = (typed: string) => {
    setPointed('')
    isEntered.current = false
    ask(typed)
  }
  const choose = useCallback(() => {
    if (input.current) writeRecent(withRecent(readRecent(), input.current.value))
    onClose()
  }, [input, onClose])
  const point = (key: string): boolean => {
    if (!MOVES.has(key)) return false
    const last = shown.length - 1
    const at = shown.findIndex(({ page }) => page === active?.page) + (MOVES.get(key) ?? 0)
    const next = key.startsWith('Page')
      ? shown[Math.min(Math.max(at, 0), last)]
      : shown.at(at > last ? 0 : at)
    if (!next) return false
    setPointed(next.page)
    document.getElementById(optionId(next.page))?.scrollIntoView({ block: 'nearest' })
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (!event.shiftKey && point(event.key)) event.preventDefault()
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (input.current?.value.trim() === query) open()
    else isEntered.current = true
  }
  const open = () => {
    isEntered.current = false
    if (!active) return
    choose()
    void navigate(active.url)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when an answer has come
  useEffect(() => {
    if (isEntered.current) open()
  }, [answer])
  useLayoutEffect(() => {
    handlers.current = { onChange: onQuery, onKeyDown }
  })
  const isExpanded = shown.length > 0
  const activeId = active && optionId(active.page)
  useLayoutEffect(() => onBox({ isExpanded, activeId }), [onBox, isExpanded, activeId])
  // Typed while this code was loading.
  useLayoutEffect(() => {
    if (input.current?.value) ask(input.current.value)
  }, [ask, input])
  return (
    <>
      <Status role="status">
        {status === 'searching' && text.searching}
        {status === 'answered' && answer && text.count(answer.total)}
        {status === 'answered' && answer?.isPartial && `. ${text.partial}`}
        {status === 'failed' && text.failed}
      </Status>
      {status === 'searching' && !answer && <SearchNote>{text.searching}</SearchNote>}
      {answer && answer.total > 0 && (
        <>
          {answer.isPartial && <SearchNote>{text.partial}</SearchNote>}
          <ResultList
            id={`${id}-list`}
            groups={groups}
            active={active?.page}
            isStale={status === 'searching'}
            optionId={optionId}
            onPoint={setPointed}
            onChoose={choose}
          />
          {answer.total > limit && (
            <Button
              look="outline"
              mt="3"
              mb="5"
              // Aligned with the text of the options.
              ml={{ base: '6', md: '7' }}
              onClick={({ detail: clicks }) => {
                ask(input.current?.value ?? query, limit + RESULTS_PER_STEP)
                // The button may disappear, so keyboard users continue in the text box.
                if (clicks === 0) input.current?.focus()
              }}
            >
              {text.more}
            </Button>
          )}
        </>
      )}
      {answer?.total === 0 && <SearchNote>{text.nothing(query)}</SearchNote>}
      {status === 'failed' && <SearchNote>{text.failed}</SearchNote>}
      {(status === 'idle' || answer?.total === 0 || status === 'failed') && (
        <SearchStart
          recent={status === 'idle' ? recent : []}
          onRecent={(searched) => {
            if (!input.current) return
            input.current.value = searched
            input.current.focus()
            onQuery(searched)
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
