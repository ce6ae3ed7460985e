import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Calls a function after navigation but not for the first page, where something may have been opened before
 * hydration.
 */
export function useOnNewPage(call: () => void): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const onNewPage = useEffectEvent(call)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    onNewPage()
  }, [pathname])
}
