import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Calls a function after navigation but not for the first page, where something may have been opened before
 * hydration.
 * @param call gets the path of the page before
 */
export function useOnNewPage(call: (from: string) => void): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const onNewPage = useEffectEvent(call)
  useEffect(() => {
    const from = shown.current
    if (from === pathname) return
    shown.current = pathname
    onNewPage(from)
  }, [pathname])
}
