import { ProgramPage } from '#components/sections/program/ProgramPage.tsx'
import { transformationScale } from '#content/programs/scales.ts'
import { t2 } from '#content/programs/t2.ts'

export function Page() {
  return <ProgramPage content={t2} scale={{ ...transformationScale, current: 'T2' }} />
}
