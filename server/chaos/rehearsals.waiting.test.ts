import { describe, expect, it, onTestFinished } from 'vitest'
import { findPostgres, startPostgres } from '../testing/startPostgres.ts'
import { expectAllMet } from './expectAllMet.ts'
import { fullDisk } from './fullDisk.ts'
import { killsAndFaults } from './killsAndFaults.ts'
import { outage } from './outage.ts'
import { sameKey } from './sameKey.ts'

const programs = findPostgres()
const SHORT = { inquiries: 30, ends: 3, signal: 'SIGKILL', faultsGoOnMs: 5000 } as const

async function database() {
  const postgres = await startPostgres(programs ?? '')
  onTestFinished(() => postgres.stop())
  return postgres
}

describe('with SQLite', () => {
  it('loses nothing under a few kills and a faulty mail server', async () => {
    const result = await killsAndFaults(SHORT)
    expectAllMet(result)
    expect(result.figures.promised).toBe(30)
  })

  it('stores one key once', async () => expectAllMet(await sameKey()))

  it('keeps its promises on a full disk', async (context) => expectAllMet(await fullDisk(), context))

  it('keeps its promises through an hour without a mail server', async () =>
    expectAllMet(await outage({ inquiries: 20, slowestMs: 5000 })))
})

// Without PostgreSQL's programs on the system, only SQLite is tested.
describe.runIf(programs)('with a real PostgreSQL', () => {
  it('loses nothing under a few kills and restarts of the database', async () => {
    const result = await killsAndFaults({ ...SHORT, postgres: await database(), databaseRestarts: 1 })
    expectAllMet(result)
    expect(result.figures['database restarts']).toBe(1)
  })

  it('stores one key once', async () => expectAllMet(await sameKey(await database())))
})
