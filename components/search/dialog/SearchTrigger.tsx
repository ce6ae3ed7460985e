import { chakra } from '@chakra-ui/react'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { prefetchOnIntent } from '../../late/fetchCode.ts'
import { useShell } from '../../shell/ShellContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { inPlace } from '../../ui/inPlace.ts'
import { loadResults, SearchDialog } from './SearchDialog.tsx'
import { searchDialogAtom } from './searchDialogAtom.ts'

const Trigger = chakra('a', {
  base: { display: 'grid', placeItems: 'center', width: '2.75rem', height: '2.75rem' },
})

/** Whether the visitor is typing, so that "/" is a character rather than a shortcut. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/**
 * Opens the site search: from the header, with Ctrl/Cmd-K and with "/". Without JavaScript it links to the article
 * listing.
 */
export function SearchTrigger() {
  const text = useShell().site.search
  const [initialQuery, setSearch] = useAtom(searchDialogAtom)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Autofill sends keyboard events without a key.
      const isLetterK = event.key?.toLowerCase() === 'k' && !event.altKey && !event.shiftKey
      const isCommand = isLetterK && (event.ctrlKey || event.metaKey)
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event)
      // Don't open over another dialog.
      if ((!isCommand && !isSlash) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setSearch('')
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [setSearch])
  return (
    <>
      <Trigger
        href={text.listing}
        aria-label={text.label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        {...prefetchOnIntent(loadResults)}
        {...inPlace(() => setSearch(''))}
      >
        <Icon name="search" size={22} />
      </Trigger>
      {initialQuery !== undefined && (
        <SearchDialog initialQuery={initialQuery} onClose={() => setSearch(undefined)} />
      )}
    </>
  )
}
