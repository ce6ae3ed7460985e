import { fastSteps, generation } from './run/fastSteps.ts'
import { ensureChromium } from './run/findChromium.ts'
import { runScript } from './run/runCommand.ts'
import { runSteps, type Step } from './run/runSteps.ts'
import { runBrowserTests, runUnitTests, type TestCounts } from './run/runTests.ts'

const checks: Step[] = [...fastSteps, { name: 'slow unit tests', run: () => runUnitTests('slow') }]

const builtSteps: (Step | Step[])[] = [
  [
    {
      name: 'pages, search and budgets',
      run: () => runScript('scripts/check.ts', { args: ['pages', 'search', 'budgets'] }),
    },
    { name: 'delivery', run: () => runUnitTests('built') },
  ],
  { name: 'end-to-end tests', run: () => runBrowserTests(ensureChromium()) },
]

/** Every check of the project. The last line counts the tests; each failed check counts as one failure. */
async function main(): Promise<void> {
  const results = [await runSteps([generation])]
  // They leave the machine to everything else, but for browsers.
  const waiting = runSteps([{ name: 'waiting unit tests', run: () => runUnitTests('waiting') }])
  // The slow ones find outdated documents, which the build prints anew.
  results.push(await runSteps([checks]))
  const build = await runSteps([{ name: 'build', run: () => runScript('scripts/build.ts') }])
  results.push(build, await waiting)
  // Nothing that reads the build says anything true when it failed.
  if (build.failed === 0) results.push(await runSteps(builtSteps))
  const total = (outcome: keyof TestCounts) => results.reduce((sum, counts) => sum + counts[outcome], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  if (total('failed') > 0 || total('passed') === 0) process.exit(1)
}

await main()
