import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { OfferRows, PaperCover } from '#components/sections/hub/OfferRows.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { SymptomIndex } from '#components/sections/list/SymptomIndex.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { StepFlow } from '#components/sections/story/StepFlow.tsx'
import { LinkButton } from '#components/ui/Button.tsx'
import { DownloadLink } from '#components/ui/DownloadLink.tsx'
import { strategy } from '#content/strategy.ts'

export function Page() {
  const { hero, programs, symptoms, approach, planning, closing } = strategy
  return (
    <>
      <Hero {...hero}>
        <DemoLink>{hero.demo}</DemoLink>
        <LinkButton look="outline" {...hero.explore} />
      </Hero>
      <TitledSection {...programs}>
        <OfferRows
          labels={programs.labels}
          items={programs.cards.map(({ paper, color, ...card }) => ({
            ...card,
            opening: <PaperCover paper={paper} ground={color} />,
          }))}
        />
      </TitledSection>
      <TitledSection ground="sand" {...symptoms}>
        <SymptomIndex size="wall" items={symptoms.items} />
      </TitledSection>
      <TitledSection ground="tint" {...approach}>
        <StepFlow {...approach} />
      </TitledSection>
      <TitledSection {...planning}>
        <PointList points={planning.points} columns={3} folds />
      </TitledSection>
      <ClosingCall ground="sand" {...closing}>
        <DemoLink>{closing.demo}</DemoLink>
        <DownloadLink {...closing.guide} />
      </ClosingCall>
    </>
  )
}

Page.head = strategy.head
