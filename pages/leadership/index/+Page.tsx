import { ProgramHub } from '#components/sections/ProgramHub.tsx'
import { leadership } from '#content/leadership.ts'

export function Page() {
  return <ProgramHub content={leadership} />
}
