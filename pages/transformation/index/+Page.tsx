import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split } from '#components/sections/frame/Split.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { LevelSteps } from '#components/sections/hub/LevelSteps.tsx'
import { Overlap } from '#components/sections/hub/Overlap.tsx'
import { ProgramHub } from '#components/sections/hub/ProgramHub.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { StepFlow } from '#components/sections/story/StepFlow.tsx'
import { Section } from '#components/ui/Section.tsx'
import { transformation } from '#content/programs.ts'

export function Page() {
  const { why, programs, question } = transformation
  return (
    <ProgramHub content={transformation}>
      <Section ground="tint" labelledBy={why.id}>
        <SectionIntro {...why} />
        <Split split="5/7" alignItems="stretch" rowGap="8">
          <PointList points={why.points} />
          <Overlap {...why.overlap} />
        </Split>
      </Section>
      <LevelSteps {...programs} />
      <TitledSection ground="sand" {...question}>
        <StepFlow steps={question.steps} />
      </TitledSection>
    </ProgramHub>
  )
}

Page.head = transformation.head
