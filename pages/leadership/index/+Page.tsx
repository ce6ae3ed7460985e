import { PaperTop } from '#components/paper/PaperTop.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split } from '#components/sections/frame/SplitSection.tsx'
import { AscendingPaths } from '#components/sections/hub/AscendingPaths.tsx'
import { ComparisonTable } from '#components/sections/hub/ComparisonTable.tsx'
import { ProgramHub } from '#components/sections/hub/ProgramHub.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Section } from '#components/ui/Section.tsx'
import { leadership } from '#content/leadership.ts'

export function Page() {
  const { programs, comparison, approach, paper } = leadership
  return (
    <ProgramHub content={leadership}>
      <Section labelledBy="pathways">
        <AscendingPaths id="pathways" {...programs} programs={programs.items} />
      </Section>
      <Section ground="sand" labelledBy="comparison">
        <SectionIntro id="comparison" heading={comparison.heading} text={comparison.text} />
        <ComparisonTable
          labelledBy="comparison"
          columns={programs.items.map(({ code }) => code)}
          rows={comparison.rows}
        />
      </Section>
      <Section ground="teal" space="tight" labelledBy="approach">
        <Split
          split="5/7"
          gridTemplateColumns={{ md: '5fr 7fr' }}
          columnGap={{ md: '8', lg: '18' }}
          rowGap="4"
          alignItems="center"
          mb={{ base: '6', lg: '10' }}
        >
          <SectionIntro id="approach" heading={approach.heading} text={approach.text} space="small" />
          <PaperTop paper={paper} />
        </Split>
        <PointList points={approach.points} columns={3} />
      </Section>
    </ProgramHub>
  )
}
