import { useEffectEvent, useLayoutEffect } from 'react'
import { openOverlay } from './overlays.ts'

/**
 * Makes the browser's Back close an overlay instead of leaving the page.
 * @param isOpen whether it is open
 * @param close closes it
 */
export function useOverlay(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  // Before paint: a visitor who sees it may press Back.
  useLayoutEffect(() => (isOpen ? openOverlay(() => onBack()) : undefined), [isOpen])
}
