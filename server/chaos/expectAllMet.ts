import { expect } from 'vitest'
import type { ChaosResult } from './report.ts'

/** The bars of the full test (`npm run chaos`) have to hold in the short form as well. */
export function expectAllMet({ bars, figures }: ChaosResult): void {
  expect(bars, JSON.stringify(figures)).toEqual(
    Object.fromEntries(Object.keys(bars).map((bar) => [bar, true])),
  )
}
