import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { PointSection } from '#components/sections/list/PointSection.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { IndustrySpread } from '#components/sections/proof/IndustrySpread.tsx'
import { MoreLink } from '#components/ui/TextLink.tsx'
import { industriesPage } from '#content/industries.ts'

const grounds = ['paper', 'tint', 'sand', 'teal'] as const

export function Page() {
  const { hero, labels, industries, advantage, closing } = industriesPage
  return (
    <>
      <Hero {...hero}>
        {industries.map(({ id, title }) => (
          <MoreLink key={id} label={title} href={`#${id}`} />
        ))}
      </Hero>
      {industries.map((industry, index) => (
        <IndustrySpread key={industry.id} industry={industry} labels={labels} ground={grounds[index]} />
      ))}
      <PointSection ground="sand" numbered columns={2} {...advantage} />
      <ClosingCall ground="tint" {...closing} />
    </>
  )
}

Page.head = industriesPage.head
