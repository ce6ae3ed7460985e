import { type RefObject, startTransition, useEffect, useState } from 'react'
import type { RoiControlsText } from '#content/impactControls.ts'
import { fetchCode } from '../late/fetchCode.ts'

const loadCode = () => import('./roiControls.ts')

type RoiControls = Awaited<ReturnType<typeof loadCode>> & { controlsText: RoiControlsText }

/**
 * Loads the controls of the calculator; null until then. They load when the calculator is one screen away, as many
 * visitors never reach it. If they can't be loaded, the worked example stays, and the next interaction with the page
 * tries again.
 */
export function useRoiControls(
  calculator: RefObject<Element | null>,
  loadWords: () => Promise<RoiControlsText>,
): RoiControls | null {
  const [controls, setControls] = useState<RoiControls | null>(null)
  useEffect(() => {
    const attempt = () =>
      fetchCode(() => Promise.all([loadCode(), loadWords()])).then(
        // A transition, so that it yields to the visitor's input.
        ([code, controlsText]) => startTransition(() => setControls({ ...code, controlsText })),
        () => window.addEventListener('pointerdown', attempt, { once: true }),
      )
    const nearby = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        nearby.disconnect()
        void attempt()
      },
      { rootMargin: '100% 0px' },
    )
    if (calculator.current) nearby.observe(calculator.current)
    return () => nearby.disconnect()
  }, [calculator, loadWords])
  return controls
}
