import { ProgramPage } from '#components/sections/program/ProgramPage.tsx'
import { t3x } from '#content/programs.ts'

export function Page() {
  return <ProgramPage content={t3x} />
}

Page.head = t3x.head
