import { describe, expect, it, onTestFinished } from 'vitest'
import { findPostgres, startPostgres } from '../testing/startPostgres.ts'
import { expectAllMet } from './expectAllMet.ts'
import { fewDescriptors } from './fewDescriptors.ts'
import { formFlood } from './formFlood.ts'
import { killsAndFaults } from './killsAndFaults.ts'
import { skewedClocks } from './skewedClocks.ts'
import { stalledReaders } from './stalledReaders.ts'
import { twoOwners } from './twoOwners.ts'

it('loses nothing under a few kills and a faulty SMTP server', async () => {
  const result = await killsAndFaults({ enquiries: 30, ends: 3, signal: 'SIGKILL', faultsGoOnMs: 5000 })
  expectAllMet(result)
  expect(result.figures.promised).toBe(30)
})

it('serves pages during a flood of forms', async () => {
  expectAllMet(await formFlood({ seconds: 2 }))
})

it('disconnects clients that never read', async () => {
  expectAllMet(await stalledReaders({ clients: 60, seconds: 25 }))
})

it('keeps files that are temporarily unreadable', async () => {
  expectAllMet(await fewDescriptors({ enquiries: 10, seconds: 7 }))
})

it('has one owner of a spool', async () => {
  expectAllMet(await twoOwners({ rounds: 1, enquiries: 5 }))
})

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

  it('follows the clock of the database when its own is wrong', async () => {
    const postgres = await startPostgres(programs ?? '')
    onTestFinished(() => postgres.stop())
    expectAllMet(await skewedClocks({ postgres, skews: [-30, 7200], seconds: 4 }))
  })
})
