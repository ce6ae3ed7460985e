import { describe, expect, it, onTestFinished } from 'vitest'
import { findPostgres, startPostgres } from '../testing/startPostgres.ts'
import { expectAllMet } from './expectAllMet.ts'
import { killsAndFaults } from './killsAndFaults.ts'

const programs = findPostgres()

// Without PostgreSQL's programs on the system, only the file spool is tested.
describe.runIf(programs)('with a real PostgreSQL', () => {
  it('loses nothing with two servers and a database that restarts', async () => {
    const postgres = await startPostgres(programs ?? '')
    onTestFinished(() => postgres.stop())
    const result = await killsAndFaults({
      enquiries: 20,
      ends: 2,
      signal: 'SIGKILL',
      faultsGoOnMs: 5000,
      postgres,
      databaseRestarts: 1,
    })
    expectAllMet(result)
    expect(result.figures['database restarts']).toBe(1)
  })
})
