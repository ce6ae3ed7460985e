import { ProgramPage } from '#components/sections/program/ProgramPage.tsx'
import { a2 } from '#content/programs.ts'

export function Page() {
  return <ProgramPage content={a2} />
}

Page.head = a2.head
