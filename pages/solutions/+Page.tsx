import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { LinkColumns } from '#components/sections/hub/LinkColumns.tsx'
import { OfferRows } from '#components/sections/hub/OfferRows.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { StepFlow } from '#components/sections/story/StepFlow.tsx'
import { LinkButton } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { solutions } from '#content/solutions.ts'

export function Page() {
  const { hero, families, method, platforms, closing } = solutions
  return (
    <>
      <Hero {...hero} />
      <Section unnamed ground="sand" space="snug">
        <FigureStrip figures={solutions.figures} plain />
      </Section>
      <TitledSection {...families}>
        <OfferRows size="small" {...families} />
      </TitledSection>
      <TitledSection ground="tint" {...method}>
        <StepFlow {...method} />
      </TitledSection>
      <TitledSection {...platforms}>
        <LinkColumns links={platforms.links} />
        <LinkButton look="outline" {...platforms.all} mt="8" />
      </TitledSection>
      <ClosingCall {...closing} />
    </>
  )
}

Page.head = solutions.head
