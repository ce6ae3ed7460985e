import { ChakraProvider } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { Provider } from 'jotai'
import { type ReactNode, StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { DemoDialogHost } from '#components/enquiry/DemoDialogHost.tsx'
import { SentBarHost } from '#components/enquiry/SentBarHost.tsx'
import { ShellContext } from '#components/shell/ShellContext.tsx'
import { Fonts } from '#components/theme/Fonts.tsx'
import { system } from '#components/theme/system.ts'
import { ToastHost } from '#components/toast/ToastHost.tsx'
import { site } from '#content/site.ts'
import { topics } from '#content/topics.ts'

interface SurroundingsProps {
  cache: EmotionCache
  children: ReactNode
}

const shell = { site, topic: topics.programs }

/** The providers that `renderer/App.tsx` and the layout wrap around a page, without header and footer. Links do nothing. */
export function Surroundings({ cache, children }: SurroundingsProps) {
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>
          <Fonts />
          <Provider>
            <MemoryRouter>
              <ShellContext value={shell}>
                <main>{children}</main>
                <DemoDialogHost />
                <SentBarHost />
                <ToastHost />
              </ShellContext>
            </MemoryRouter>
          </Provider>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>
  )
}
