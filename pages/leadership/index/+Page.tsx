import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { AscendingPaths } from '#components/sections/hub/AscendingPaths.tsx'
import { ComparisonTable } from '#components/sections/hub/ComparisonTable.tsx'
import { ProgramHub } from '#components/sections/hub/ProgramHub.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { PaperBand } from '#components/sections/program/PaperBand.tsx'
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
      <PaperBand ground="teal" side="right" paper={paper} labelledBy="approach">
        <SectionIntro
          id="approach"
          heading={approach.heading}
          text={approach.text}
          size="heading"
          space="small"
        />
        <PointList points={approach.points} />
      </PaperBand>
    </ProgramHub>
  )
}
