import type { PageContext } from 'vike/types'
import { ArticleListing } from '#components/articles/ArticleListing.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { Section } from '#components/ui/Section.tsx'
import { articleListing } from '#content/articleListing.ts'
import { numberedHead } from '#content/numberedHead.ts'
import { paths } from '#content/routes.ts'
import { useData } from '#renderer/usePageContext.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, list, closing } = articleListing
  const withoutScript = data.pagination ? hero.pagedWithoutScript : hero.withoutScript
  return (
    <>
      <Section unnamed isFirst>
        <ArticleListing
          key={data.pagination?.start}
          {...data}
          labels={list}
          title={{ ...hero, withoutScript }}
        />
      </Section>
      <ClosingCall {...closing} next={false} />
    </>
  )
}

Page.head = ({ data, urlPathname }: PageContext) =>
  numberedHead(articleListing, paths.articles, urlPathname, (data as Data).pagination)
