import { CohortFeatures } from '#components/platforms/CohortFeatures.tsx'
import { CohortStrip } from '#components/platforms/CohortStrip.tsx'
import { Screen } from '#components/platforms/Screen.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { Split, SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { SymptomIndex } from '#components/sections/list/SymptomIndex.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { leap } from '#content/leap.ts'

export function Page() {
  const { hub, hero, features, benefits, useCases, security, closing } = leap
  const { cohort } = features
  const { sites } = useCases
  return (
    <>
      <Hero {...hero} hub={hub} />
      <TitledSection {...features}>
        <CohortFeatures features={features.items} cohort={cohort} caption={features.illustration} />
      </TitledSection>
      <TitledSection {...benefits}>
        <SymptomIndex items={benefits.roles} />
      </TitledSection>
      <TitledSection ground="sand" {...useCases}>
        <Split split="5/7">
          <PointList points={useCases.items} />
          <Screen ground="teal" title={sites.title} fact={sites.weekLabel} caption={features.illustration}>
            <CohortStrip {...sites} legend={cohort.participation.legend} />
          </Screen>
        </Split>
      </TitledSection>
      <SplitSection split="5/7" ground="teal" {...security}>
        <PointList points={security.badges} />
      </SplitSection>
      <ClosingCall ground="tint" {...closing} />
    </>
  )
}

Page.head = leap.head
