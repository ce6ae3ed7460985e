import { findPostgres, startPostgres } from '../testing/startPostgres.ts'
import { fullDisk } from './fullDisk.ts'
import { killsAndFaults } from './killsAndFaults.ts'
import { outage } from './outage.ts'
import { releaseUnderLoad } from './releaseUnderLoad.ts'
import { allMet, type ChaosResult, reportTable } from './report.ts'
import { sameKey } from './sameKey.ts'

const HELP = `Crash and fault tests of the lead path, with the real server as a process. They take about 16 minutes.

  npm run chaos                 everything
  npm run chaos -- 1 9          only these tests, on every store they support
  npm run chaos -- 1 files      on one store only (files or postgres)
`

const FULL = { enquiries: 500, ends: 50 }

/** Every test that runs on the file spool, by its number in docs/lead-path.md, point 8. */
const onFiles: Record<string, () => Promise<ChaosResult>> = {
  1: () => killsAndFaults({ ...FULL, signal: 'SIGKILL' }),
  3: () => killsAndFaults({ ...FULL, signal: 'SIGTERM' }),
  4: outage,
  6: fullDisk,
  9: () => sameKey(),
  18: () => releaseUnderLoad({ buildsForReal: true }),
}

async function main(): Promise<void> {
  const words = process.argv.slice(2)
  if (words.includes('--help')) {
    process.stdout.write(HELP)
    return
  }
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const isWanted = (number: string) => numbers.length === 0 || numbers.includes(number)
  const results: ChaosResult[] = []
  if (!words.includes('postgres')) {
    for (const [number, run] of Object.entries(onFiles)) if (isWanted(number)) results.push(await timed(run))
  }
  if (!words.includes('files')) results.push(...(await onPostgres(isWanted)))
  process.stdout.write(`\n${reportTable(results)}\n`)
  if (!allMet(results)) process.exitCode = 1
}

async function onPostgres(isWanted: (number: string) => boolean): Promise<ChaosResult[]> {
  const programs = findPostgres()
  if (!programs) {
    const notRun = 'PostgreSQL is not installed'
    return [{ test: '1, 2, 3, 9', store: 'postgres', figures: {}, bars: {}, notRun }]
  }
  const postgres = await startPostgres(programs)
  const runs: [string, () => Promise<ChaosResult>][] = [
    ['2', () => killsAndFaults({ ...FULL, signal: 'SIGKILL', postgres, databaseRestarts: 4 })],
    ['3', () => killsAndFaults({ ...FULL, signal: 'SIGTERM', postgres })],
    ['9', () => sameKey(postgres)],
  ]
  const results: ChaosResult[] = []
  try {
    for (const [number, run] of runs) {
      // Test 2 is test 1 with a database.
      if (isWanted(number) || (number === '2' && isWanted('1'))) results.push(await timed(run))
    }
  } finally {
    await postgres.stop()
  }
  return results
}

async function timed(run: () => Promise<ChaosResult>): Promise<ChaosResult> {
  const started = performance.now()
  const result = await run()
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(`${result.store}: ${result.test} took ${seconds} s\n`)
  return result
}

await main()
