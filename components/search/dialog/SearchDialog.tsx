import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { Late } from '../../late/Late.tsx'
import { useShell } from '../../shell/ShellContext.tsx'
import { useFallBack } from '../../shell/useFallBack.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CloseButton } from '../../ui/IconButton.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { SearchNote } from './SearchNote.tsx'

/** Loads the results code: on the first sign of intent, at the latest with the dialog. */
export const loadResults = () => import('./SearchResults.tsx')

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
    '&:has(input:focus-visible)': { borderColor: 'ink' },
    '& input': {
      flex: '1',
      minW: '0',
      height: '4rem',
      fontSize: { base: '1rem', md: '1.125rem' },
      textOverflow: 'ellipsis',
      bg: 'transparent',
      // For forced colors; otherwise the line below the box shows the focus.
      _focusVisible: { outline: '2px solid transparent', outlineOffset: '-2px' },
    },
    '& input::-webkit-search-cancel-button': { display: 'none' },
  },
})

interface SearchDialogProps {
  /** Initial query; may be empty. */
  initialQuery: string
  onClose: () => void
}

/**
 * The site search: a combobox over every page, program, module and article. The text box renders at once, so that it
 * receives every letter and opens the keyboard on phones; the code that finds the results loads after it.
 */
export function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const { search: text, late } = useShell().site
  const fallBack = useFallBack()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(initialQuery)
  /** Id of the highlighted result; undefined without results. */
  const [activeId, setActiveId] = useState<string>()
  return (
    <Modal place="top" label={text.label} onClose={onClose}>
      <Bar>
        <Icon name="search" size={22} />
        <input
          ref={input}
          type="search"
          role="combobox"
          dir="auto"
          aria-label={text.label}
          aria-expanded={activeId !== undefined}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder={text.placeholder}
          value={query}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: a search dialog is opened to type
          autoFocus
          onChange={(event) => setQuery(event.target.value)}
        />
        <CloseButton label={text.close} onClick={onClose} />
      </Bar>
      <Late
        load={loadResults}
        pending={<SearchNote role="status">{late.loading}</SearchNote>}
        onFail={() => {
          onClose()
          fallBack(query ? `${text.listing}?${new URLSearchParams({ q: query })}` : text.listing)
        }}
      >
        {({ SearchResults }) => (
          <SearchResults id={id} input={input} query={query} onActiveChange={setActiveId} onClose={onClose} />
        )}
      </Late>
    </Modal>
  )
}
