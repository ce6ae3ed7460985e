import { useLayoutEffect, useRef } from 'react'
import { openOverlay } from './overlays.ts'

/**
 * Lets the browser's Back close something over the page instead of leaving the page.
 * @param isOpen whether it is open
 * @param close closes it
 */
export function useOverlay(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  // Before it is painted: who sees it may press Back.
  useLayoutEffect(() => (isOpen ? openOverlay(() => latest.current()) : undefined), [isOpen])
}
