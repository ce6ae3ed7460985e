import { expect, it } from 'vitest'
import { killsAndFaults } from './killsAndFaults.ts'

it('loses nothing under a few kills and a faulty SMTP server', async () => {
  const { bars, figures } = await killsAndFaults({ enquiries: 40, ends: 4, signal: 'SIGKILL' })
  expect(bars, JSON.stringify(figures)).toEqual(
    Object.fromEntries(Object.keys(bars).map((bar) => [bar, true])),
  )
  expect(figures.promised).toBe(40)
})
