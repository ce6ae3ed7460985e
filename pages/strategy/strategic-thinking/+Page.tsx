import { Box } from '@chakra-ui/react'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { BeforeAfter } from '#components/sections/list/BeforeAfter.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { PointSection } from '#components/sections/list/PointSection.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { PaperBand } from '#components/sections/program/PaperBand.tsx'
import { WeekPlan } from '#components/sections/program/WeekPlan.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { strategicThinking } from '#content/strategy.ts'

export function Page() {
  const { hub, hero, whoItIsFor, structure, themes, gains, outcomes, paper, closing } = strategicThinking
  return (
    <>
      <Hero {...hero} hub={hub} />
      <PointSection split="5/7" {...whoItIsFor} />
      <TitledSection ground="tint" {...structure}>
        <WeekPlan {...structure} />
      </TitledSection>
      <PaperBand paper={paper} {...gains}>
        <PointList points={gains.items} />
      </PaperBand>
      <PointSection columns={2} folds="after the first" points={themes.items} {...themes} />
      <TitledSection ground="sand" {...outcomes}>
        <FigureStrip figures={outcomes.figures} />
        <Box mt={{ base: '10', lg: '12' }}>
          <BeforeAfter {...outcomes} />
        </Box>
      </TitledSection>
      <ClosingCall {...closing} />
    </>
  )
}

Page.head = strategicThinking.head
