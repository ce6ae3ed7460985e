import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split } from '#components/sections/frame/SplitSection.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { LevelPath } from '#components/sections/hub/LevelPath.tsx'
import { Overlap } from '#components/sections/hub/Overlap.tsx'
import { ProgramHub } from '#components/sections/hub/ProgramHub.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Section } from '#components/ui/Section.tsx'
import { transformation } from '#content/transformation.ts'

export function Page() {
  const { why, programs, question } = transformation
  return (
    <ProgramHub content={transformation}>
      <Section ground="tint" space="tight" labelledBy="why">
        <Split split="5/7" alignItems="center" rowGap="8">
          <div>
            <SectionIntro id="why" heading={why.heading} space="small" />
            <PointList points={why.points} />
          </div>
          <Overlap {...why.overlap} />
        </Split>
      </Section>
      <TitledSection id="pathways" {...programs}>
        <LevelPath programs={programs.items} linkText={programs.linkText} {...question} />
      </TitledSection>
    </ProgramHub>
  )
}
