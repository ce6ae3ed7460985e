import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls when another page is shown, not for the first one: what was opened in it before the app ran stays open. */
export function useOnNewPage(call: () => void): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const latest = useRef(call)
  latest.current = call
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    latest.current()
  }, [pathname])
}
