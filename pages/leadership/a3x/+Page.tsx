import { ProgramPage } from '#components/sections/program/ProgramPage.tsx'
import { a3x } from '#content/programs.ts'

export function Page() {
  return <ProgramPage content={a3x} />
}

Page.head = a3x.head
