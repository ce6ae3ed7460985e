import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { Panel } from '#components/sections/frame/Panel.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split } from '#components/sections/frame/SplitSection.tsx'
import { OfferCards } from '#components/sections/hub/OfferCards.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { SayingWall } from '#components/sections/list/SayingWall.tsx'
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
        <SayingWall items={symptoms.items} />
      </Section>
      <Section unnamed>
        <Split split="7/4">
          <section aria-labelledby={approach.id}>
            <SectionIntro {...approach} space="small" />
            <PointList points={approach.points} columns={2} />
          </section>
          <Panel aria-labelledby={planning.id}>
            <SectionIntro {...planning} size="small" space="small" />
            <PointList points={planning.points} />
          </Panel>
        </Split>
      </Section>
      <ClosingCall ground="teal" heading={closing.heading} text={closing.text} picture={closing.picture}>
        <DemoLink>{closing.demo}</DemoLink>
        <DownloadLink {...closing.guide} />
      </ClosingCall>
    </>
  )
}
