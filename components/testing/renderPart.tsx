import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createStore, Provider } from 'jotai'
import { type HTMLElement, parse } from 'node-html-parser'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import type { SiteContent } from '#content/site.ts'
import { ShellContext } from '../shell/ShellContext.tsx'
import { system } from '../theme/system.ts'

// As when pages are pre-rendered: without style elements between others, :first-child means what it says.
const cache = Object.assign(createCache({ key: 'a' }), { compat: true as const })

/** Renders a part of a page as the build does. */
export const renderPart = (part: ReactNode, site: SiteContent, store = createStore()): HTMLElement =>
  parse(
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>
          <Provider store={store}>
            <MemoryRouter>
              <ShellContext value={{ site, hero: 'teal' }}>{part}</ShellContext>
            </MemoryRouter>
          </Provider>
        </ChakraProvider>
      </CacheProvider>,
    ),
  )
