import { chakra } from '@chakra-ui/react'
import { RoiCalculator } from '#components/roi/RoiCalculator.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { PointSection } from '#components/sections/list/PointSection.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureSection, FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { SourceTable } from '#components/sections/proof/SourceTable.tsx'
import { Fold } from '#components/ui/Fold.tsx'
import { impact, impactCalculator } from '#content/impact.ts'

export function Page() {
  const { hero, metrics, roi, framework, sources, limits, closing } = impact
  return (
    <>
      <Hero {...hero} />
      <TitledSection ground="sand" {...roi}>
        <FigureStrip large figures={roi.figures} />
        <chakra.div mt={{ base: '6', md: '12', lg: '18' }}>
          <Fold
            isHeading
            title={
              <chakra.h3 textStyle="small" mb={{ md: '8', _print: '3' }}>
                {roi.business.heading}
              </chakra.h3>
            }
          >
            <FigureStrip plain figures={roi.business.figures} />
          </Fold>
        </chakra.div>
      </TitledSection>
      <FigureSection {...metrics} />
      <PointSection ground="tint" split="4/8" numbered columns={2} folds {...framework} />
      <TitledSection ground="sand" {...sources}>
        <SourceTable {...sources} limitsLabel={limits.heading} />
      </TitledSection>
      <TitledSection split="4/8" id={limits.id} heading={limits.heading}>
        <chakra.p textStyle="lead" maxW="text">
          {limits.text}
        </chakra.p>
      </TitledSection>
      <TitledSection ground="sand" {...impactCalculator}>
        <RoiCalculator text={impactCalculator} />
      </TitledSection>
      <ClosingCall {...closing} />
    </>
  )
}

Page.head = impact.head
