import { ChakraProvider } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import type { PageContext } from 'vike/types'
import { Layout } from '#components/layout/Layout.tsx'
import { Fonts } from '#components/theme/Fonts.tsx'
import { system } from '#components/theme/system.ts'
import { StepContext } from '#components/ui/StepContext.tsx'
import { company, site, siteUrl } from '#content/site.ts'
import { getPageHead } from './getPageHead.ts'
import { LastNet } from './LastNet.tsx'
import { PageContextProvider } from './usePageContext.tsx'
import { VikeRouter } from './VikeRouter.tsx'

/** The one tree that both hooks render. */
export function App({ pageContext, cache }: { pageContext: PageContext; cache: EmotionCache }) {
  const { Page } = pageContext
  const { hero, section, topic, canonical } = getPageHead(pageContext)
  const letterhead = `${siteUrl(canonical ?? pageContext.urlPathname)} · ${company.emails.contact}`
  return (
    <StrictMode>
      <LastNet path={pageContext.urlPathname}>
        <CacheProvider value={cache}>
          <ChakraProvider value={system}>
            <Fonts />
            <PageContextProvider value={pageContext}>
              <VikeRouter>
                <Layout site={site} hero={hero} section={section} topic={topic} letterhead={letterhead}>
                  <StepContext value={isStep(pageContext)}>
                    <Page />
                  </StepContext>
                </Layout>
              </VikeRouter>
            </PageContextProvider>
          </ChakraProvider>
        </CacheProvider>
      </LastNet>
    </StrictMode>
  )
}

/** Back and forward return to a place on the page, and an anchor leads to one: all of it has to be there at once. */
const isStep = (pageContext: PageContext) =>
  !import.meta.env.SSR &&
  !pageContext.isHydration &&
  !pageContext.isHistoryNavigation &&
  !pageContext.urlParsed.hash
