import { describe, expect, it, onTestFinished } from 'vitest'
import { findPostgres, startPostgres } from '../testing/startPostgres.ts'
import { deafClients } from './deafClients.ts'
import { expectAllMet } from './expectAllMet.ts'
import { fewDescriptors } from './fewDescriptors.ts'
import { formFlood } from './formFlood.ts'
import { killsAndFaults } from './killsAndFaults.ts'
import { skewedClocks } from './skewedClocks.ts'
import { twoOwners } from './twoOwners.ts'

it('loses nothing under a few kills and a faulty SMTP server', async () => {
  const result = await killsAndFaults({ enquiries: 30, ends: 3, signal: 'SIGKILL', faultsGoOnMs: 5000 })
  expectAllMet(result)
  expect(result.figures.promised).toBe(30)
})

it('serves pages beside a flood of forms', async () => {
  expectAllMet(await formFlood({ seconds: 2 }))
})

it('cuts clients that never read', async () => {
  expectAllMet(await deafClients({ clients: 60, seconds: 25 }))
})

it('keeps what it cannot read for a while', async () => {
  expectAllMet(await fewDescriptors({ enquiries: 10, seconds: 7 }))
})

it('has one owner of a spool', async () => {
  expectAllMet(await twoOwners({ rounds: 1, enquiries: 5 }))
})

const programs = findPostgres()

// PostgreSQL's programs come from the system; where there are none, the file spool alone is tested.
describe.runIf(programs)('with a real PostgreSQL', () => {
  it('loses nothing with two servers and a database that is cut off', async () => {
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

  it('keeps the pace of the database where clocks are wrong', async () => {
    const postgres = await startPostgres(programs ?? '')
    onTestFinished(() => postgres.stop())
    expectAllMet(await skewedClocks({ postgres, skews: [-30, 7200], seconds: 4 }))
  })
})
