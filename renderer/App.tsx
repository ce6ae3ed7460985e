import { ChakraProvider } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import type { PageContext } from 'vike/types'
import { Layout } from '#components/layout/Layout.tsx'
import { Fonts } from '#components/theme/Fonts.tsx'
import { system } from '#components/theme/system.ts'
import { site } from '#content/site.ts'
import { getPageHead } from './getPageHead.ts'
import { PageContextProvider } from './usePageContext.tsx'
import { VikeRouter } from './VikeRouter.tsx'

/** The one tree that both hooks render. */
export function App({ pageContext, cache }: { pageContext: PageContext; cache: EmotionCache }) {
  const { Page } = pageContext
  const { hero, section, topic } = getPageHead(pageContext)
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>
          <Fonts />
          <PageContextProvider value={pageContext}>
            <VikeRouter>
              <Layout site={site} hero={hero} section={section} topic={topic}>
                <Page />
              </Layout>
            </VikeRouter>
          </PageContextProvider>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>
  )
}
