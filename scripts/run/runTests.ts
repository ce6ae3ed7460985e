import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from './runCommand.ts'

export interface TestCounts {
  passed: number
  failed: number
}

/** Runs the unit tests of one kind, which are projects of `vitest.config.ts`. */
export function runUnitTests(kind: 'fast' | 'slow' | 'waiting' | 'built'): Promise<TestCounts> {
  return counted(
    (report) => {
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      return runCommand('vitest', ['run', '--project', `${kind}*`, ...reporters], { quiet: true })
    },
    (report: VitestReport) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  )
}

/** Runs the end-to-end tests against the built site. */
export function runBrowserTests(chromium: string): Promise<TestCounts> {
  return counted(
    (report) => {
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: chromium }
      return runCommand('playwright', ['test', `--reporter=${process.env.CI ? 'dot' : 'line'},json`], { env })
    },
    ({ stats }: PlaywrightReport) => ({ passed: stats.expected, failed: stats.unexpected }),
  )
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number }
}

/** Runs a test runner and reads its report. One that fails for another reason than a test counts as one failure. */
async function counted<Report>(
  run: (reportFile: string) => Promise<boolean>,
  countsOf: (report: Report) => TestCounts,
): Promise<TestCounts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const isGood = await run(file)
    const counts = countsOf(JSON.parse(await readFile(file, 'utf8')))
    return isGood || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch (error) {
    console.error(`The test runner left no report: ${(error as Error).message}`)
    return { passed: 0, failed: 1 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
