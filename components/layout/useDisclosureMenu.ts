import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Time a pointer may leave the menu on its way to the panel, in ms. */
const CLOSE_DELAY = 160

/**
 * A disclosure menu that opens on hover, click and ArrowDown and closes on Escape, on leaving it and on navigation
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/).
 * `ready` tells that JavaScript has taken over from the style sheet's `:hover` and `:focus-within`.
 */
export function useDisclosureMenu() {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const [ready, setReady] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => setReady(true), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    // Where a tap moves no focus, as on iOS, nothing else would close it.
    const closeBeside = ({ target }: Event) => {
      if (!button.current?.parentElement?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [open])

  const show = () => {
    clearTimeout(timer.current)
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    }
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault()
      show()
      requestAnimationFrame(() => panel.current?.querySelector('a')?.focus())
    }
  }
  return {
    open,
    ready,
    button,
    panel,
    toggle: () => (open ? setOpen(false) : show()),
    close: () => setOpen(false),
    item: {
      onKeyDown,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(),
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY)
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      },
    },
  }
}
