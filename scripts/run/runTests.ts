import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { runCommand } from './runCommand.ts'

/** Runs the unit tests of one kind, which are projects of `vitest.config.ts`. */
export function runUnitTests(kind: 'fast' | 'slow' | 'waiting' | 'built'): Promise<TestCounts> {
  return withReport(async (report) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    return counted(
      await runCommand('vitest', ['run', '--project', `${kind}*`, ...reporters], { quiet: true }),
      await readVitestCounts(report),
    )
  })
}

/** Runs the end-to-end tests against the built site. */
export function runBrowserTests(chromium: string): Promise<TestCounts> {
  return withReport(async (report) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: chromium }
    return counted(
      await runCommand('playwright', ['test', `--reporter=${process.env.CI ? 'dot' : 'line'},json`], { env }),
      await readPlaywrightCounts(report),
    )
  })
}

function counted(success: boolean, counts: TestCounts): TestCounts {
  return success || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** A runner without a report has failed. */
async function withReport(run: (file: string) => Promise<TestCounts>): Promise<TestCounts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-report-'))
  try {
    return await run(path.join(folder, 'report.json'))
  } catch (error) {
    console.error(`The test runner left no report: ${(error as Error).message}`)
    return { passed: 0, failed: 1 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

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
async function readVitestCounts(file: string): Promise<TestCounts> {
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
async function readPlaywrightCounts(file: string): Promise<TestCounts> {
  const { stats, errors } = playwrightReport.parse(JSON.parse(await readFile(file, 'utf8')))
  return countsWith(stats.expected, stats.unexpected + stats.flaky, errors.length === 0)
}

/** A run that fails for a reason outside of its tests is a failure too. */
function countsWith(passed: number, failed: number, success: boolean): TestCounts {
  return { passed, failed: failed === 0 && !success ? 1 : failed }
}
