import { runCommand, runScript } from './runCommand.ts'
import type { Step } from './runSteps.ts'
import { runUnitTests } from './runTests.ts'

/** Everything that needs neither a build nor a browser. Generated files come first: types and tests read them. */
export const fastSteps: (Step | Step[])[] = [
  { name: 'content and generated files', run: () => runScript('scripts/generate.ts', { quiet: true }) },
  [
    { name: 'format and lint', run: () => runCommand('biome', ['ci', '.'], { quiet: true }) },
    { name: 'types', run: () => runCommand('tsc', ['--noEmit'], { quiet: true }) },
    { name: 'unused files, exports and packages', run: () => runCommand('knip', [], { quiet: true }) },
    { name: 'boundaries', run: () => runScript('scripts/checkBoundaries.ts') },
    { name: 'brand', run: () => runScript('scripts/checkBrand.ts') },
    { name: 'copy in its place', run: () => runScript('scripts/checkCopy.ts') },
    { name: 'figures in the register', run: () => runScript('scripts/checkFigures.ts') },
    { name: 'house style', run: () => runScript('scripts/checkStyle.ts') },
    { name: 'citations in comments', run: () => runScript('scripts/checkCitations.ts') },
  ],
  { name: 'unit tests', run: () => runUnitTests('fast') },
]
