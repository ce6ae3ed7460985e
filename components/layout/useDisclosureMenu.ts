import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useOnNewPage } from '../shell/useOnNewPage.ts'

/** Time the pointer may spend outside the menu on its way to the panel. */
const CLOSE_DELAY_MS = 160

/** Closed; open while hovered; or pinned open until it is closed, because it was requested. */
type State = 'closed' | 'hovered' | 'pinned'

/**
 * A disclosure menu that opens on hover and click and closes on Escape, on leaving it and on navigation
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/).
 * `data-ready` on its item means that JavaScript has replaced the style sheet's `:hover` and `:focus-within`, in the
 * state they were in.
 */
export function useDisclosureMenu() {
  const [state, setState] = useState<State>('closed')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = state !== 'closed'
  const close = () => setState('closed')

  useLayoutEffect(() => {
    // Not through state: rendering the menus again would happen within the task that ends hydration, the longest one.
    item.current?.setAttribute('data-ready', '')
    // A click from before that is about to be repeated (scripts/build/startClient.js) would close a pinned menu.
    if (item.current?.matches(':has(a:focus):not(:has([aria-busy]))')) setState('pinned')
    else if (item.current?.matches(':hover, :focus-within')) setState('hovered')
  }, [])
  useOnNewPage(close)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    // Where tapping doesn't move the focus, as on iOS, nothing else would close it.
    const closeBeside = ({ target }: Event) => {
      if (!item.current?.contains(target as Node)) setState('closed')
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [open])

  const show = (next: State) => {
    clearTimeout(timer.current)
    setState((current) => (current === 'pinned' ? current : next))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
    button.current?.focus()
  }
  return {
    open,
    button,
    close,
    // Clicking a menu opened by hovering keeps it open: the visitor wants to see it.
    toggle: () => (state === 'pinned' ? close() : show('pinned')),
    item: {
      ref: item,
      onKeyDown,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show('hovered'),
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        timer.current = setTimeout(
          () => setState((now) => (now === 'hovered' ? 'closed' : now)),
          CLOSE_DELAY_MS,
        )
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      },
    },
  }
}
