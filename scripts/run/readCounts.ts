import { readFile } from 'node:fs/promises'
import { z } from 'zod'

export interface TestCounts {
  passed: number
  failed: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/**
 * Reads the counts of a vitest JSON report. A file that can't be loaded counts as one failure.
 * @throws if the report is missing or invalid
 */
export async function readVitestCounts(file: string): Promise<TestCounts> {
  const report = vitestReport.parse(JSON.parse(await readFile(file, 'utf8')))
  const brokenFiles = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  return countsWith(report.numPassedTests, report.numFailedTests + brokenFiles.length, report.success)
}

/**
 * Reads the counts of a Playwright JSON report; a flaky test counts as failed.
 * @throws if the report is missing or invalid
 */
export async function readPlaywrightCounts(file: string): Promise<TestCounts> {
  const { stats, errors } = playwrightReport.parse(JSON.parse(await readFile(file, 'utf8')))
  return countsWith(stats.expected, stats.unexpected + stats.flaky, errors.length === 0)
}

/** A run that fails for a reason outside of its tests is a failure too. */
function countsWith(passed: number, failed: number, success: boolean): TestCounts {
  return { passed, failed: failed === 0 && !success ? 1 : failed }
}
