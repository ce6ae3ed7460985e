import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './readCounts.ts'
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
