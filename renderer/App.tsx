import { ChakraProvider } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import type { PageContext } from 'vike/types'
import { Layout } from '#components/layout/Layout.tsx'
import { Fonts } from '#components/theme/Fonts.tsx'
import { system } from '#components/theme/system.ts'
import { StepContext } from '#components/ui/StepContext.tsx'
import { brand } from '#content/brand.ts'
import { site } from '#content/site.ts'
import { siteUrl } from '#content/siteUrl.ts'
import { getPageHead } from './getPageHead.ts'
import { RootErrorBoundary } from './RootErrorBoundary.tsx'
import { CurrentPage } from './usePageContext.tsx'
import { VikeRouter } from './VikeRouter.tsx'

/** The tree that both render hooks share. */
export function App({ pageContext, cache }: { pageContext: PageContext; cache: EmotionCache }) {
  const { Page } = pageContext
  const { hero, section, topic } = getPageHead(pageContext)
  const letterhead = `${siteUrl(pageContext.urlPathname)} · ${brand.emails.contact}`
  return (
    <StrictMode>
      <RootErrorBoundary path={pageContext.urlPathname}>
        <CacheProvider value={cache}>
          <ChakraProvider value={system}>
            <Fonts />
            <CurrentPage value={pageContext}>
              <VikeRouter>
                <Layout site={site} hero={hero} section={section} topic={topic} letterhead={letterhead}>
                  <StepContext value={isStep(pageContext)}>
                    <Page />
                  </StepContext>
                </Layout>
              </VikeRouter>
            </CurrentPage>
          </ChakraProvider>
        </CacheProvider>
      </RootErrorBoundary>
    </StrictMode>
  )
}

/** Not for back, forward and anchors: they scroll to a position, so the whole page must be rendered at once. */
const isStep = (pageContext: PageContext) =>
  !import.meta.env.SSR &&
  !pageContext.isHydration &&
  !pageContext.isHistoryNavigation &&
  !pageContext.urlParsed.hash
