import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SiteContent } from '#content/schema/site.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { RESULTS } from '../engine/site/searchSite.ts'
import { groupResults } from './groupResults.ts'
import { ResultList } from './ResultList.tsx'
import { readRecent, withRecent, writeRecent } from './recentSearches.ts'
import { SearchStart } from './SearchStart.tsx'
import { useSiteSearch } from './useSiteSearch.ts'

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: { base: '5', md: '6' },
    bg: 'bg.paper',
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& input': {
      flex: '1',
      minW: '0',
      height: '4rem',
      fontSize: '1.125rem',
      bg: 'transparent',
      outline: 'none',
    },
    '& input::-webkit-search-cancel-button': { display: 'none' },
    '& button': { display: 'grid', placeItems: 'center', width: '2.75rem', height: '2.75rem', mr: '-3' },
  },
})

const Note = chakra('p', {
  base: { px: { base: '5', md: '6' }, py: '4', textStyle: 'note', color: 'fg.quiet' },
})

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

/** The search of the whole site: a combobox over every page, program, module and article. */
export function SearchDialog({ text, onClose }: { text: SiteContent['search']; onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const [recent, setRecent] = useState(readRecent)
  const input = useRef<HTMLInputElement>(null)
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
    writeRecent(withRecent(readRecent(), input.current?.value ?? ''))
    onClose()
  }, [onClose])
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
  return (
    <Modal width="text" place="top" label={text.label} onClose={onClose}>
      <Bar>
        <Icon name="search" size={22} />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={text.label}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active.page)}
          placeholder={text.placeholder}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: a search dialog is opened to type
          autoFocus
          onBeforeInput={({ currentTarget: { value, selectionStart, selectionEnd }, data }) =>
            // Some ms earlier: the browser lays the letter out before it says that it is there.
            prepare(value.slice(0, selectionStart ?? 0) + data + value.slice(selectionEnd ?? 0))
          }
          onChange={(event) => onQuestion(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={text.close} onClick={onClose}>
          <Icon name="close" size={22} />
        </button>
      </Bar>
      <Status role="status">
        {whole && text.count(whole.total)}
        {whole?.isPartial && whole.total > 0 && `. ${text.partial}`}
        {state.status === 'failed' && text.failed}
      </Status>
      {answer && answer.total > 0 && (
        <>
          {answer.isPartial && <Note>{text.partial}</Note>}
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
      {answer?.total === 0 && <Note>{text.nothing(query)}</Note>}
      {state.status === 'failed' && <Note>{text.failed}</Note>}
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
    </Modal>
  )
}
