import { createContext, type ReactNode, useContext } from 'react'
import type { PageContext } from 'vike/types'

const Context = createContext<PageContext | null>(null)

/** Provides Vike's page context. */
export function PageContextProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/**
 * The context of the current page (https://vike.dev/usePageContext).
 * @throws when there is no provider above.
 */
export function usePageContext(): PageContext {
  const value = useContext(Context)
  if (!value) throw new Error('usePageContext() needs a PageContextProvider above it')
  return value
}

/** What the page's `+data.ts` returned at build time. */
export function useData<Data>(): Data {
  return usePageContext().data as Data
}
