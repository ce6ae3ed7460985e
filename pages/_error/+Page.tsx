import { chakra } from '@chakra-ui/react'
import type { PageContext } from 'vike/types'
import { SearchForm } from '#components/sections/call/SearchForm.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { LinkColumns } from '#components/sections/hub/LinkColumns.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { failedPage, notFound } from '#content/notFound.ts'
import type { PageHead } from '#content/schema/page.ts'
import { usePageContext } from '#renderer/usePageContext.tsx'

/** For the developer; everyone else reads the lead. */
const Hint = chakra('p', { base: { textStyle: 'fine', color: 'fg.quiet', width: '100%' } })

/** Shown for an unknown address, and for a page that failed to render (https://vike.dev/error-page). */
export function Page() {
  const { heading, lead, hint, image, search, linksHeading, links } = usePageContext().is404
    ? notFound
    : failedPage
  return (
    <>
      <Hero heading={heading} lead={lead} image={image}>
        <SearchForm {...search} />
        {hint && <Hint>{hint}</Hint>}
      </Hero>
      <TitledSection id="links" heading={linksHeading}>
        <LinkColumns links={links} />
      </TitledSection>
    </>
  )
}

Page.head = ({ is404 }: PageContext): PageHead => (is404 ? notFound.head : failedPage.head)
