import { chakra } from '@chakra-ui/react'
import { PaperCover } from '#components/paper/PaperCover.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { OfferRows } from '#components/sections/hub/OfferRows.tsx'
import { PointSection } from '#components/sections/list/PointSection.tsx'
import { SymptomIndex } from '#components/sections/list/SymptomIndex.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { StepFlow } from '#components/sections/story/StepFlow.tsx'
import { strategy } from '#content/strategy.ts'

export function Page() {
  const { hero, programs, whichOne, approach, planning, closing } = strategy
  return (
    <>
      <Hero {...hero} />
      <TitledSection {...programs}>
        <OfferRows
          labels={programs.labels}
          items={programs.cards.map(({ paper, color, ...card }) => ({
            ...card,
            opening: <PaperCover paper={paper} ground={color} />,
          }))}
        />
        <chakra.p textStyle="caption" mt="4" _print={{ display: 'none' }}>
          {programs.samples}
        </chakra.p>
      </TitledSection>
      <TitledSection ground="sand" {...whichOne}>
        <SymptomIndex items={whichOne.items} />
      </TitledSection>
      <TitledSection ground="tint" {...approach}>
        <StepFlow {...approach} />
      </TitledSection>
      <PointSection columns={3} folds {...planning} />
      <ClosingCall ground="sand" {...closing} />
    </>
  )
}

Page.head = strategy.head
