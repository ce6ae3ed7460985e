import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'

/** Whether the current page was reached by client-side navigation. */
export const StepContext = createContext(false)

/**
 * Whether to render the parts below the first screen. After client-side navigation, the first screen is painted first
 * and the rest follows; a page that was loaded has everything from the start.
 */
export function useFollowing(): boolean {
  return useDeferredValue(true, !useContext(StepContext))
}

/** A part below the first screen. */
export function Following({ children }: { children: ReactNode }) {
  return useFollowing() && children
}
