import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Closes what a button opens below it: on a press beside both, when the focus leaves them, and on Escape, which returns
 * the focus to the button.
 * @param around the element around both
 * @returns the ref of the button, and event handlers for the element around both
 */
export function useDismissal(around: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    // Where tapping doesn't move the focus, as on iOS, nothing else would close it.
    const closeBeside = ({ target }: Event) => {
      if (!around.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
    button.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return { button, handlers: { onKeyDown, onBlur } }
}
