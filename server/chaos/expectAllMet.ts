import { expect } from 'vitest'
import type { ChaosResult } from './report.ts'

/** Expects the short run to meet the same bars as `npm run chaos`. */
export function expectAllMet({ bars, figures }: ChaosResult): void {
  expect(bars, JSON.stringify(figures)).toEqual(
    Object.fromEntries(Object.keys(bars).map((bar) => [bar, true])),
  )
}
