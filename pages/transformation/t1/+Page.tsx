import { ProgramPage } from '#components/sections/program/ProgramPage.tsx'
import { t1 } from '#content/programs.ts'

export function Page() {
  return <ProgramPage content={t1} />
}

Page.head = t1.head
