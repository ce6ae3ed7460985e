import './run/readEnv.js'
import './run/plainErrors.js'
import type { Findings } from './check/findings.ts'

/** Loaded on demand, because copy with counts can't be loaded while the content has mistakes. */
const CHECKS: Record<string, () => Promise<Findings>> = {
  content: async () => (await import('./check/checkContent.ts')).checkContent(),
  brand: async () => (await import('./check/checkBrand.ts')).checkBrand(),
  copy: async () => (await import('./check/checkCopy.ts')).checkCopy(),
  figures: async () => (await import('./check/checkFigures.ts')).checkFigures(),
  documents: async () => (await import('./downloads/printedFiles.ts')).checkDocuments(),
  launch: async () => (await import('./check/checkLaunch.ts')).checkLaunch(),
  pages: async () => (await import('./check/checkPages.ts')).checkPages(),
  search: async () => (await import('./check/checkSearch.ts')).checkSearch(),
  budgets: async () => (await import('./check/checkBudgets.ts')).checkBudgets(),
}

/** Runs the named checks: `npm run check -- brand copy`. The last three read the finished build. */
async function main(): Promise<void> {
  const checks = process.argv.slice(2).map((name) => CHECKS[name])
  if (checks.length === 0 || checks.includes(undefined)) {
    console.error(`Use it as: npm run check -- ${Object.keys(CHECKS).join('|')}`)
    process.exit(1)
  }
  for (const check of checks.filter((found) => found !== undefined)) {
    const { problems, summary } = await check()
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) process.exitCode = 1
    else console.log(summary)
  }
}

await main()
