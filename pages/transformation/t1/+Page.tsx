import { ProgramPage } from '#components/sections/program/ProgramPage.tsx'
import { transformationScale } from '#content/programs/scales.ts'
import { t1 } from '#content/programs/t1.ts'

export function Page() {
  return <ProgramPage content={t1} scale={{ ...transformationScale, current: 'T1' }} />
}
