import { PaperTop } from '#components/paper/PaperTop.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { AscendingPaths } from '#components/sections/hub/AscendingPaths.tsx'
import { ComparisonTable } from '#components/sections/hub/ComparisonTable.tsx'
import { ProgramHub } from '#components/sections/hub/ProgramHub.tsx'
import { Section } from '#components/ui/Section.tsx'
import { leadership } from '#content/leadership.ts'

export function Page() {
  const { programs, comparison, paper } = leadership
  return (
    <ProgramHub content={leadership} paper={<PaperTop paper={paper} />}>
      <Section space="tight" labelledBy="pathways">
        <SectionIntro id="pathways" heading={programs.heading} text={programs.text} />
        <AscendingPaths programs={programs.items} linkText={programs.linkText} />
      </Section>
      <Section ground="sand" space="tight" labelledBy="comparison">
        <SectionIntro id="comparison" heading={comparison.heading} text={comparison.text} space="small" />
        <ComparisonTable
          labelledBy="comparison"
          columns={programs.items.map(({ code }) => code)}
          rows={comparison.rows}
        />
      </Section>
    </ProgramHub>
  )
}
