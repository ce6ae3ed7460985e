import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { ComparisonTable } from '#components/sections/hub/ComparisonTable.tsx'
import { LevelSteps } from '#components/sections/hub/LevelSteps.tsx'
import { ProgramHub } from '#components/sections/hub/ProgramHub.tsx'
import { Section } from '#components/ui/Section.tsx'
import { leadership } from '#content/leadership.ts'

export function Page() {
  const { programs, comparison } = leadership
  return (
    <ProgramHub content={leadership}>
      <Section space="tight" labelledBy="pathways">
        <LevelSteps
          id="pathways"
          heading={programs.heading}
          text={programs.text}
          levels={programs.items.map((program) => [program])}
          linkText={programs.linkText}
        />
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
