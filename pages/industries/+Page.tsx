import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { IndustrySpread } from '#components/sections/proof/IndustrySpread.tsx'
import { MoreLink } from '#components/ui/TextLink.tsx'
import { industriesPage } from '#content/industries.ts'

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
        <IndustrySpread key={industry.id} industry={industry} labels={labels} flip={index % 2 === 1} />
      ))}
      <TitledSection ground="sand" {...advantage}>
        <PointList numbered columns={2} points={advantage.points} />
      </TitledSection>
      <ClosingCall ground="tint" {...closing} />
    </>
  )
}

Page.head = industriesPage.head
