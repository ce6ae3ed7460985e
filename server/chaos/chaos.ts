import { findPostgres, startPostgres, type TestPostgres } from '../testing/startPostgres.ts'
import { fullDisk } from './fullDisk.ts'
import { killsAndFaults } from './killsAndFaults.ts'
import { outage } from './outage.ts'
import { releaseUnderLoad } from './releaseUnderLoad.ts'
import { allMet, type ChaosResult, reportTable } from './report.ts'
import { sameKey } from './sameKey.ts'

const HELP = `Rehearses faults of the lead path with the real server as a process. Takes about 15 minutes.

  npm run chaos                    everything
  npm run chaos -- kills key       only these: kills, stops, key, outage, disk, release
  npm run chaos -- kills sqlite    on one engine only (sqlite or postgres)
`

const FULL = { inquiries: 500, ends: 50 }
type Scenario = () => Promise<ChaosResult>

/** What runs on either engine. */
const onStore = (postgres?: TestPostgres): Record<string, Scenario> => ({
  kills: () => killsAndFaults({ ...FULL, signal: 'SIGKILL', postgres, databaseRestarts: 4 }),
  stops: () => killsAndFaults({ ...FULL, signal: 'SIGTERM', postgres }),
  key: () => sameKey(postgres),
})

const ELSEWHERE: Record<string, Scenario> = {
  outage: () => outage({ inquiries: 200 }),
  disk: fullDisk,
  release: () => releaseUnderLoad({ buildsForReal: true }),
}

async function main(): Promise<void> {
  const words = process.argv.slice(2)
  if (words.includes('--help')) {
    process.stdout.write(HELP)
    return
  }
  const names = words.filter((word) => !['sqlite', 'postgres'].includes(word))
  const results: ChaosResult[] = []
  const run = async (scenarios: Record<string, Scenario>) => {
    for (const [name, scenario] of Object.entries(scenarios))
      if (names.length === 0 || names.includes(name)) results.push(await timed(scenario))
  }
  if (!words.includes('postgres')) await run({ ...onStore(), ...ELSEWHERE })
  if (!words.includes('sqlite')) {
    const programs = findPostgres()
    const postgres = programs ? await startPostgres(programs) : undefined
    if (postgres) await run(onStore(postgres)).finally(() => postgres.stop())
    else process.stdout.write('PostgreSQL is not installed: nothing was rehearsed with it.\n')
  }
  process.stdout.write(`\n${reportTable(results)}\n`)
  if (!allMet(results)) process.exitCode = 1
}

async function timed(run: Scenario): Promise<ChaosResult> {
  const started = performance.now()
  const result = await run()
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(`${result.store}: ${result.test} took ${seconds} s\n`)
  return result
}

await main()
