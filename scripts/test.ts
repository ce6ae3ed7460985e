import { fastSteps } from './run/fastSteps.ts'
import { ensureChromium } from './run/findChromium.ts'
import { runScript } from './run/runCommand.ts'
import { runSteps, type Step } from './run/runSteps.ts'
import { runBrowserTests, runUnitTests } from './run/runTests.ts'

/** At the same time: the first take one test after the other, the second leave half of the machine to others. */
const slowSteps: Step[] = [
  { name: 'slow unit tests', run: () => runUnitTests('slow') },
  { name: 'waiting unit tests', run: () => runUnitTests('waiting') },
  // Before the build, which prints what is outdated.
  { name: 'printed documents', run: () => runScript('scripts/check.ts', { args: ['documents'] }) },
]

const builtSteps: Step[] = [
  {
    name: 'pages, search and budgets',
    run: () => runScript('scripts/check.ts', { args: ['pages', 'search', 'budgets'] }),
  },
  { name: 'delivery', run: () => runUnitTests('built') },
  { name: 'end-to-end tests', run: () => runBrowserTests(ensureChromium()) },
]

/** Every check of the project. The last line counts the tests; each failed check counts as one failure. */
async function main(): Promise<void> {
  const checks = await runSteps([...fastSteps, slowSteps])
  const build = await runSteps([{ name: 'build', run: () => runScript('scripts/build.ts') }])
  // Nothing that reads the build says anything true when it failed.
  const built = build.failed === 0 ? await runSteps(builtSteps) : { passed: 0, failed: 0 }
  const passed = checks.passed + built.passed
  const failed = checks.failed + build.failed + built.failed
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0 || passed === 0) process.exit(1)
}

await main()
