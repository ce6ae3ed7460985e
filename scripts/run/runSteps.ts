import { availableParallelism } from 'node:os'
import { inParallel } from './inParallel.ts'
import type { TestCounts } from './runTests.ts'

export interface Step {
  name: string
  /** Resolves to whether it succeeded, or to the counts of a test runner. Zero tests are a failure. */
  run: () => Promise<boolean | TestCounts>
}

/**
 * Runs steps one after the other. The steps of a group run in parallel, one per processor, but at least two at a time. Prints
 * each with its duration, and continues after a failure.
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<TestCounts> {
  const total = { passed: 0, failed: 0 }
  for (const entry of steps)
    await inParallel([entry].flat(), Math.max(2, availableParallelism()), async (step) => {
      const { passed, failed } = await runStep(step)
      total.passed += passed
      total.failed += failed
    })
  return total
}

async function runStep(step: Step): Promise<TestCounts> {
  const started = performance.now()
  const counts = countsOf(await step.run())
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const detail = counts.passed > 0 ? `, ${counts.passed} tests` : ''
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds} s${detail})`)
  return counts
}

/** The counts of a result. A failed check is one failure; tests count individually. */
function countsOf(result: boolean | TestCounts): TestCounts {
  if (typeof result === 'boolean') return { passed: 0, failed: result ? 0 : 1 }
  return result.passed + result.failed === 0 ? { passed: 0, failed: 1 } : result
}
