import { ensureChromium } from './run/findChromium.ts'
import { runCommand, runScript } from './run/runCommand.ts'
import { runSteps, type Step } from './run/runSteps.ts'
import { runBrowserTests, runUnitTests, type TestCounts } from './run/runTests.ts'

/** Biome colors logs as well. */
const COLORS = process.stdout.isTTY ? 'force' : 'off'

/** What these programs know of unchanged files. */
const CACHE = '.generated/cache'

/** Comes before all others: types and tests read the files. */
const generation: Step = {
  name: 'content and generated files',
  run: () => runScript('scripts/generate/generate.ts', { quiet: true }),
}

/** Everything else that needs neither a build nor a browser. */
const fastSteps: Step[] = [
  { name: 'unit tests', run: () => runUnitTests('fast') },
  {
    name: 'types',
    // Each further checker works out the types of the libraries again: four take twice the time of one.
    run: () =>
      runCommand(
        'tsc',
        ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', `${CACHE}/types`],
        { quiet: true },
      ),
  },
  {
    name: 'format, lint and imports',
    run: () => runCommand('biome', ['ci', '.', `--colors=${COLORS}`], { quiet: true }),
  },
  {
    name: 'unused files, exports and packages',
    run: () => runCommand('knip', ['--cache', '--cache-location', `${CACHE}/knip`], { quiet: true }),
  },
  {
    name: 'brand, copy and figures',
    run: () => runScript('scripts/check.ts', { args: ['brand', 'copy', 'figures'], quiet: true }),
  },
]

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

/**
 * Every check of the project; with `--fast`, those without a build and a browser. The last line counts the tests; each failed check
 * counts as one failure.
 */
async function main(): Promise<void> {
  const results = [await runSteps([generation])]
  results.push(...(process.argv.includes('--fast') ? [await runSteps([fastSteps])] : await runAll()))
  const total = (outcome: keyof TestCounts) => results.reduce((sum, counts) => sum + counts[outcome], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  if (total('failed') > 0 || total('passed') === 0) process.exit(1)
}

async function runAll(): Promise<TestCounts[]> {
  // They leave the machine to everything else, but for browsers.
  const waiting = runSteps([{ name: 'waiting unit tests', run: () => runUnitTests('waiting') }])
  // The slow ones find outdated documents, which the build prints anew.
  const fast = await runSteps([[...fastSteps, { name: 'slow unit tests', run: () => runUnitTests('slow') }]])
  const build = await runSteps([{ name: 'build', run: () => runScript('scripts/build.ts') }])
  const results = [fast, build, await waiting]
  // Nothing that reads the build says anything true when it failed.
  return build.failed === 0 ? [...results, await runSteps(builtSteps)] : results
}

await main()
