import { useEffect } from 'react'
import { announceLoading } from './notice.ts'
import { useShell } from './ShellContext.tsx'

/** Says, unless it is a matter of moments, that what a visitor has asked for is on its way. */
export function Coming() {
  const { site } = useShell()
  useEffect(() => {
    announceLoading(site.late.loading)
    return () => announceLoading(null)
  }, [site])
  return null
}
