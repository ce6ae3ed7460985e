import { DemoLink } from '#components/enquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { OfferCards } from '#components/sections/hub/OfferCards.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { SymptomIndex } from '#components/sections/list/SymptomIndex.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { ButtonAnchor } from '#components/ui/Button.tsx'
import { DownloadLink } from '#components/ui/DownloadLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import { strategy } from '#content/strategy.ts'

export function Page() {
  const { hero, programs, symptoms, approach, planning, closing } = strategy
  return (
    <>
      <Hero ground="teal" {...hero}>
        <DemoLink>{hero.demo}</DemoLink>
        <ButtonAnchor look="outline" href={hero.explore.href}>
          {hero.explore.label}
        </ButtonAnchor>
      </Hero>
      <Section labelledBy={programs.id}>
        <SectionIntro {...programs} />
        <OfferCards cards={programs.cards} />
      </Section>
      <Section ground="sand" labelledBy={symptoms.id}>
        <SectionIntro {...symptoms} />
        <SymptomIndex items={symptoms.items} />
      </Section>
      <SplitSection split="5/7" {...approach}>
        <PointList points={approach.points} />
      </SplitSection>
      <Section ground="tint" labelledBy={planning.id}>
        <SectionIntro {...planning} />
        <PointList points={planning.points} columns={3} />
      </Section>
      <ClosingCall ground="teal" heading={closing.heading} text={closing.text} picture={closing.picture}>
        <DemoLink>{closing.demo}</DemoLink>
        <DownloadLink {...closing.guide} />
      </ClosingCall>
    </>
  )
}
