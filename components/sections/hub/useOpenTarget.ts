import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Opens the `<details>` inside the element that the address points to (`#anchor`), on arrival and on every change.
 * @returns ref of the element that holds the anchors
 */
export function useOpenTarget<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const { hash } = useLocation()
  useEffect(() => {
    const target = hash ? ref.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`) : null
    const details = target?.querySelector('details')
    if (details) details.open = true
  }, [hash])
  return ref
}
