import { ProgramPage } from '#components/sections/program/ProgramPage.tsx'
import { a2 } from '#content/programs/a2.ts'
import { leadershipScale } from '#content/programs/scales.ts'

export function Page() {
  return <ProgramPage content={a2} scale={{ ...leadershipScale, current: 'A2' }} />
}
