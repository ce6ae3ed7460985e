import { expect, it } from 'vitest'
import { expectAllMet } from './expectAllMet.ts'
import { killsAndFaults } from './killsAndFaults.ts'

it('loses nothing under a few kills and a faulty SMTP server', async () => {
  const result = await killsAndFaults({ enquiries: 30, ends: 3, signal: 'SIGKILL', faultsGoOnMs: 5000 })
  expectAllMet(result)
  expect(result.figures.promised).toBe(30)
})
