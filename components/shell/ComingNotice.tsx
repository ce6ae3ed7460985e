import { useEffect } from 'react'
import { announceLoading } from './notice.ts'
import { useShell } from './ShellContext.tsx'

/** Announces that something is loading, unless it arrives quickly. */
export function ComingNotice() {
  const { site } = useShell()
  useEffect(() => {
    announceLoading(site.late.loading)
    return () => announceLoading(null)
  }, [site])
  return null
}
