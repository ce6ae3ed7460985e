import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useOnNewPage } from '../shell/useOnNewPage.ts'
import { useDismissal } from '../ui/useDismissal.ts'

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
  const open = state !== 'closed'
  const close = () => setState('closed')
  const item = useRef<HTMLLIElement>(null)
  const { button, handlers } = useDismissal(item, open, close)

  useLayoutEffect(() => {
    // Not through state: rendering the menus again would happen within the task that ends hydration, the longest one.
    item.current?.setAttribute('data-ready', '')
    // A click from before that is about to be repeated (scripts/build/startClient.js) would close a pinned menu.
    if (item.current?.matches(':has(a:focus):not(:has([aria-busy]))')) setState('pinned')
    else if (item.current?.matches(':hover, :focus-within')) setState('hovered')
  }, [])
  useOnNewPage(close)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (next: State) => {
    clearTimeout(timer.current)
    setState((current) => (current === 'pinned' ? current : next))
  }
  return {
    open,
    button,
    close,
    // Clicking a menu opened by hovering keeps it open: the visitor wants to see it.
    toggle: () => (state === 'pinned' ? close() : show('pinned')),
    item: {
      ref: item,
      ...handlers,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show('hovered'),
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        timer.current = setTimeout(
          () => setState((now) => (now === 'hovered' ? 'closed' : now)),
          CLOSE_DELAY_MS,
        )
      },
    },
  }
}
