import { expect, type TestContext } from 'vitest'
import type { ChaosResult } from './report.ts'

/**
 * Expects the short run to meet the same bars as `npm run chaos`.
 * @param context of a test that some machines can't run, which is skipped there
 */
export function expectAllMet({ bars, figures, notRun }: ChaosResult, context?: TestContext): void {
  if (notRun) context?.skip(notRun)
  expect(notRun).toBeUndefined()
  expect(bars, JSON.stringify(figures)).not.toEqual({})
  expect(bars, JSON.stringify(figures)).toEqual(
    Object.fromEntries(Object.keys(bars).map((bar) => [bar, true])),
  )
}
