import { ProgramPage } from '#components/sections/program/ProgramPage.tsx'
import { a3x } from '#content/programs/a3x.ts'
import { leadershipScale } from '#content/programs/scales.ts'

export function Page() {
  return <ProgramPage content={a3x} scale={{ ...leadershipScale, current: 'A3X' }} />
}
