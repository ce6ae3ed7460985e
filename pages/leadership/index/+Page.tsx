import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { ComparisonTable } from '#components/sections/hub/ComparisonTable.tsx'
import { LevelSteps } from '#components/sections/hub/LevelSteps.tsx'
import { ProgramHub } from '#components/sections/hub/ProgramHub.tsx'
import { leadership } from '#content/programs.ts'

export function Page() {
  const { programs, comparison } = leadership
  return (
    <ProgramHub content={leadership}>
      <LevelSteps {...programs} />
      <TitledSection ground="sand" {...comparison}>
        <ComparisonTable {...comparison} />
      </TitledSection>
    </ProgramHub>
  )
}

Page.head = leadership.head
