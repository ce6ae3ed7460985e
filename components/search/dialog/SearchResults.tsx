import { chakra } from '@chakra-ui/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchResultsText as text } from '#content/labels/labels.ts'
import { fill, fillPlural } from '#content/schema/fill.ts'
import { Button } from '../../ui/Button.tsx'
import { groupResults, ResultList } from './ResultList.tsx'
import { SearchNote } from './SearchNote.tsx'
import { SearchStart } from './SearchStart.tsx'
import { RESULTS_PER_STEP, useSiteSearch } from './useSiteSearch.ts'

interface SearchResultsProps {
  /** Prefix of the ids of the list and its options. */
  id: string
  /** The text box, whose keys navigate the results. */
  input: RefObject<HTMLInputElement | null>
  query: string
  /** Receives the id of the highlighted result; undefined without results. */
  onActiveChange: (id: string | undefined) => void
  onClose: () => void
}

/** The part of the search dialog below its text box, and its keyboard navigation. */
export function SearchResults(props: SearchResultsProps) {
  const { id, input, query, onActiveChange, onClose } = props
  const navigate = useNavigate()
  const { state, ask } = useSiteSearch()
  const { status, answer, query: answeredQuery, limit } = state
  const groups = groupResults(answer?.results ?? [])
  const shown = groups.flatMap(({ results }) => results)
  /** Page of the highlighted result, until the query changes. */
  const [chosen, setChosen] = useState('')
  const active = shown.find(({ page }) => page === chosen) ?? shown[0]
  /** Whether Enter was pressed before the answer to the current query arrived. */
  const isEntered = useRef(false)
  const optionId = (page: string) => `${id}-option-${page}`

  useLayoutEffect(() => {
    setChosen('')
    isEntered.current = false
    ask(query)
  }, [ask, query])
  const move = (step: number) => {
    const at = shown.findIndex(({ page }) => page === active?.page) + step
    const next = shown.at(at === shown.length ? 0 : at)
    if (!next) return
    setChosen(next.page)
    document.getElementById(optionId(next.page))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, isComposing } = event
    if (isComposing || shiftKey || !['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) return
    event.preventDefault()
    if (key !== 'Enter') move(key === 'ArrowDown' ? 1 : -1)
    else if (query.trim() === answeredQuery) open()
    else isEntered.current = true
  }
  const open = () => {
    isEntered.current = false
    if (!active) return
    onClose()
    void navigate(active.url)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when an answer has come
  useEffect(() => {
    if (isEntered.current) open()
  }, [answer])
  useLayoutEffect(() => {
    const box = input.current
    box?.addEventListener('keydown', onKeyDown)
    return () => box?.removeEventListener('keydown', onKeyDown)
  })
  const activeId = active && optionId(active.page)
  useLayoutEffect(() => onActiveChange(activeId), [onActiveChange, activeId])
  return (
    <>
      <chakra.p srOnly role="status">
        {status === 'searching' && text.searching}
        {status === 'answered' && answer && fillPlural(text.count, { count: answer.total })}
        {status === 'answered' && answer?.isPartial && `. ${text.partial}`}
        {status === 'failed' && text.failed}
      </chakra.p>
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
            onChoose={onClose}
          />
          {answer.total > limit && (
            <Button
              look="outline"
              mt="3"
              mb="5"
              // Aligned with the text of the options.
              ml={{ base: '6', md: '1.75rem' }}
              onClick={({ detail: clicks }) => {
                ask(query, limit + RESULTS_PER_STEP)
                // The button may disappear, so keyboard users continue in the text box.
                if (clicks === 0) input.current?.focus()
              }}
            >
              {text.more}
            </Button>
          )}
        </>
      )}
      {answer?.total === 0 && <SearchNote>{fill(text.nothing, { query: answeredQuery })}</SearchNote>}
      {status === 'failed' && <SearchNote>{text.failed}</SearchNote>}
      {(status === 'idle' || answer?.total === 0 || status === 'failed') && (
        <SearchStart onChoose={onClose} />
      )}
    </>
  )
}
