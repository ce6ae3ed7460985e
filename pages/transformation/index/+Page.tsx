import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split } from '#components/sections/frame/SplitSection.tsx'
import { LevelPath } from '#components/sections/hub/LevelPath.tsx'
import { ProgramHub } from '#components/sections/hub/ProgramHub.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import { Section } from '#components/ui/Section.tsx'
import { transformation } from '#content/transformation.ts'

export function Page() {
  const { why, programs, question, approach } = transformation
  return (
    <ProgramHub content={transformation}>
      <Section ground="teal" space="tight" labelledBy="why">
        <Split
          split="5/7"
          gridTemplateColumns={{ md: '1fr 1fr', lg: '5fr 7fr' }}
          columnGap={{ md: '8', lg: '18' }}
          alignItems="center"
        >
          <div>
            <SectionIntro id="why" heading={why.heading} space="small" />
            <PointList points={why.points} />
          </div>
          <Picture image={why.image} sizes="40rem" />
        </Split>
      </Section>
      <Section labelledBy="pathways">
        <SectionIntro id="pathways" label={programs.label} heading={programs.heading} text={programs.text} />
        <LevelPath programs={programs.items} linkText={programs.linkText} {...question} />
      </Section>
      <Section ground="sand" space="tight" labelledBy="approach">
        <SectionIntro id="approach" heading={approach.heading} text={approach.text} space="small" />
        <PointList points={approach.points} columns={3} />
      </Section>
    </ProgramHub>
  )
}
