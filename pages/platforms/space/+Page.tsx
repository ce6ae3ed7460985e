import { CoachWeek } from '#components/platforms/CoachWeek.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { BeforeAfter } from '#components/sections/list/BeforeAfter.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { PointSection } from '#components/sections/list/PointSection.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureSection } from '#components/sections/proof/FigureStrip.tsx'
import { StepFlow } from '#components/sections/story/StepFlow.tsx'
import { space } from '#content/platforms.ts'

export function Page() {
  const { hub, hero, features, benefits, tools, outcomes, joining, closing } = space
  return (
    <>
      <Hero {...hero} hub={hub} />
      <TitledSection {...features}>
        <CoachWeek {...features.week} caption={features.illustration} />
        <PointList columns={2} points={features.points} />
      </TitledSection>
      <TitledSection ground="sand" {...tools}>
        <StepFlow {...tools} />
      </TitledSection>
      <TitledSection {...benefits}>
        <BeforeAfter {...benefits} />
      </TitledSection>
      <FigureSection ground="sand" {...outcomes} />
      <PointSection ground="tint" numbered columns={2} {...joining} />
      <ClosingCall {...closing} next={false} />
    </>
  )
}

Page.head = space.head
