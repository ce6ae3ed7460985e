import { CohortFeatures } from '#components/platforms/CohortFeatures.tsx'
import { CohortScreen } from '#components/platforms/CohortScreen.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { Split } from '#components/sections/frame/Split.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { PointSection } from '#components/sections/list/PointSection.tsx'
import { SymptomIndex } from '#components/sections/list/SymptomIndex.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { leap } from '#content/platforms.ts'

export function Page() {
  const { hub, hero, features, benefits, useCases, security, closing } = leap
  return (
    <>
      <Hero {...hero} hub={hub} />
      <TitledSection {...features}>
        <CohortFeatures {...features} />
      </TitledSection>
      <TitledSection {...benefits}>
        <SymptomIndex items={benefits.items} />
      </TitledSection>
      <TitledSection ground="sand" {...useCases}>
        <Split split="5/7">
          <PointList points={useCases.points} />
          <CohortScreen {...useCases.sites} />
        </Split>
      </TitledSection>
      <PointSection split="5/7" ground="teal" {...security} />
      <ClosingCall ground="tint" {...closing} />
    </>
  )
}

Page.head = leap.head
