import { ProgramPage } from '#components/sections/program/ProgramPage.tsx'
import { transformationScale } from '#content/programs/scales.ts'
import { t3x } from '#content/programs/t3x.ts'

export function Page() {
  return <ProgramPage content={t3x} scale={{ ...transformationScale, current: 'T3X' }} />
}
