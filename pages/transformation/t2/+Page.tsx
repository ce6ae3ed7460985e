import { ProgramPage } from '#components/sections/program/ProgramPage.tsx'
import { t2 } from '#content/programs.ts'

export function Page() {
  return <ProgramPage content={t2} />
}

Page.head = t2.head
