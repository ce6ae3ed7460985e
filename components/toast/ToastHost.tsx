import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }))

/** Brings the notifications region in once the browser is idle: nothing can be announced before somebody acts. */
export function ToastHost() {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setReady(true), 1500)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => setReady(true), { timeout: 4000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return <Suspense>{ready && <Toaster />}</Suspense>
}
