import { runCommand, runScript } from './runCommand.ts'
import type { Step } from './runSteps.ts'
import { runUnitTests } from './runTests.ts'

/** Biome colors logs as well. */
const COLORS = process.stdout.isTTY ? 'force' : 'off'

/** What these programs know of unchanged files. */
const CACHE = '.generated/cache'

/** Comes before all others: types and tests read the files. */
export const generation: Step = {
  name: 'content and generated files',
  run: () => runScript('scripts/generate/generate.ts', { quiet: true }),
}

/** Everything else that needs neither a build nor a browser. */
export const fastSteps: Step[] = [
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
