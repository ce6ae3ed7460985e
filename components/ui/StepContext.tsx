import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'

/** Whether the page on screen was stepped to from another page of the site. */
export const StepContext = createContext(false)

/**
 * Whether a part below the first screen is drawn already. When a page is stepped to, its first screen is painted alone, and
 * the rest follows as soon as that is done; a page that was loaded has everything from the start.
 */
export function useFollowing(): boolean {
  return useDeferredValue(true, !useContext(StepContext))
}

/** A part below the first screen. */
export function Following({ children }: { children: ReactNode }) {
  return useFollowing() && children
}
