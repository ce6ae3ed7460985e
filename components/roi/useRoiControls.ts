import { type RefObject, startTransition, useEffect, useState } from 'react'
import { fetchCode } from '../late/fetchCode.ts'

const loadControls = () => import('./roiControls.ts')

type RoiControls = Awaited<ReturnType<typeof loadControls>>

/**
 * Loads the controls of the calculator; undefined until then. They load when the calculator is one screen away, as many
 * visitors never reach it. If they can't be loaded, the worked example stays, and the next interaction with the page
 * tries again.
 */
export function useRoiControls(calculator: RefObject<Element | null>) {
  const [controls, setControls] = useState<RoiControls>()
  useEffect(() => {
    const attempt = () =>
      fetchCode(loadControls).then(
        // A transition, so that it yields to the visitor's input.
        (loaded) => startTransition(() => setControls(loaded)),
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
  }, [calculator])
  return controls
}
