import type { TestCounts } from './readCounts.ts'

export interface Step {
  name: string
  /** Resolves to whether it succeeded, or to the counts of a test runner. Zero tests are a failure. */
  run: () => Promise<boolean | TestCounts>
}

/** Runs steps in sequence, prints each with its time, and continues after failures. */
export async function runSteps(
  steps: Step[],
  print: (line: string) => void = console.log,
): Promise<TestCounts> {
  const total = { passed: 0, failed: 0 }
  for (const step of steps) {
    const started = performance.now()
    const counts = countsOf(await step.run())
    total.passed += counts.passed
    total.failed += counts.failed
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const detail = counts.passed > 0 ? `, ${counts.passed} tests` : ''
    print(`${counts.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds} s${detail})`)
  }
  return total
}

/** A failed check counts as one failure; tests count individually. */
function countsOf(result: boolean | TestCounts): TestCounts {
  if (typeof result === 'boolean') return { passed: 0, failed: result ? 0 : 1 }
  return result.passed + result.failed === 0 ? { passed: 0, failed: 1 } : result
}
