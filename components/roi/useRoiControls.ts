import { type RefObject, startTransition, useEffect, useState } from 'react'
import type { RoiControlsText } from '#content/schema/roiText.ts'
import { fetchCode } from '../late/fetchCode.ts'

const loadCode = () => import('./roiControls.ts')

type RoiControls = Awaited<ReturnType<typeof loadCode>> & { words: RoiControlsText }

/**
 * What it takes to change a calculation and to pass it on; null until it is there. It is fetched when the calculator is a
 * screen away, since many read the page without ever coming to it. Where it cannot be fetched the worked example stays to
 * be read, and the next touch of the page makes another attempt.
 */
export function useRoiControls(
  calculator: RefObject<Element | null>,
  loadWords: () => Promise<RoiControlsText>,
): RoiControls | null {
  const [controls, setControls] = useState<RoiControls | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const attempt = () =>
      fetchCode(() => Promise.all([loadCode(), loadWords()])).then(
        // A transition, which gives way to what the visitor does meanwhile.
        ([code, words]) => startTransition(() => setControls({ ...code, words })),
        () => window.addEventListener('pointerdown', attempt, { once: true, signal: left.signal }),
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
    return () => {
      nearby.disconnect()
      left.abort()
    }
  }, [calculator, loadWords])
  return controls
}
