import { ProgramHub } from '#components/sections/hub/ProgramHub.tsx'
import { transformation } from '#content/transformation.ts'

export function Page() {
  return <ProgramHub content={transformation} />
}
