import { ProgramHub } from '#components/sections/hub/ProgramHub.tsx'
import { leadership } from '#content/leadership.ts'

export function Page() {
  return <ProgramHub content={leadership} />
}
