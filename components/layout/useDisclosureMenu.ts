import { atom, useAtom } from 'jotai'
import { type PointerEvent, useEffect, useId, useRef } from 'react'
import { useOnNewPage } from '../shell/useOnNewPage.ts'
import { useDismissal } from '../ui/useDismissal.ts'

/** Time the pointer may spend outside the menu on its way to the panel. */
const CLOSE_DELAY_MS = 160

/** The open menu, at most one: while it is hovered, or pinned until it is closed, because it was requested. */
const openMenuAtom = atom<{ id: string; pinned: boolean } | null>(null)

/**
 * A disclosure menu that opens on hover and click and closes on Escape, on leaving it and on navigation
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/).
 * `data-ready` on its item means that JavaScript has replaced the style sheet's `:hover` and `:focus-within`, in the
 * state they were in.
 */
export function useDisclosureMenu() {
  const id = useId()
  const [openMenu, setOpenMenu] = useAtom(openMenuAtom)
  const open = openMenu?.id === id
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = (pinned: boolean) => {
    clearTimeout(timer.current)
    setOpenMenu((current) => (current?.id === id && current.pinned ? current : { id, pinned }))
  }
  const close = () => setOpenMenu((current) => (current?.id === id ? null : current))
  const item = useRef<HTMLLIElement>(null)
  const { button, handlers } = useDismissal(item, open, close)

  useEffect(() => {
    const { current } = item
    if (!current || current.hasAttribute('data-ready')) return
    // Once the state is on screen: a link hidden for one frame would lose the focus.
    if (open || !current.matches(':hover, :focus-within')) current.setAttribute('data-ready', '')
    // A click from before that is about to be repeated (scripts/build/startClient.js) would close a pinned menu.
    else setOpenMenu({ id, pinned: current.matches(':has(a:focus):not(:has([aria-busy]))') })
  }, [open, id, setOpenMenu])
  useOnNewPage(close)
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    open,
    button,
    close,
    // Clicking a menu opened by hovering keeps it open: the visitor wants to see it.
    toggle: () => (open && openMenu.pinned ? close() : show(true)),
    item: {
      ref: item,
      ...handlers,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(false),
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        timer.current = setTimeout(
          () => setOpenMenu((current) => (current?.id === id && !current.pinned ? null : current)),
          CLOSE_DELAY_MS,
        )
      },
    },
  }
}
