import { ProgramPage } from '#components/sections/program/ProgramPage.tsx'
import { a1 } from '#content/programs.ts'

export function Page() {
  return <ProgramPage content={a1} />
}

Page.head = a1.head
