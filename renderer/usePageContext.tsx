import { createContext, useContext } from 'react'
import type { PageContext } from 'vike/types'

/** Vike's page context. */
export const CurrentPage = createContext<PageContext | null>(null)

/**
 * The context of the current page (https://vike.dev/usePageContext).
 * @throws when there is no provider above.
 */
export function usePageContext(): PageContext {
  const value = useContext(CurrentPage)
  if (!value) throw new Error('usePageContext() needs CurrentPage above it')
  return value
}

/** What the page's `+data.ts` returned at build time. */
export function useData<Data>(): Data {
  return usePageContext().data as Data
}
