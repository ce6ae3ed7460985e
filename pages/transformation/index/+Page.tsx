import { ProgramHub } from '#components/sections/ProgramHub.tsx'
import { transformation } from '#content/transformation.ts'

export function Page() {
  return <ProgramHub content={transformation} />
}
