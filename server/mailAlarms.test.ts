import { expect, it, onTestFinished, vi } from 'vitest'
import type { Mailer } from './mail/Mailer.ts'
import { mailAlarms } from './mailAlarms.ts'
import { ADDRESSES } from './testing/makeInquiry.ts'
import { memoryLog } from './testing/memoryLog.ts'

const MINUTE_MS = 60_000

it('mails an alarm of a channel at once, and what follows within the hour at its end', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const send = vi.fn<Mailer>(async () => undefined)
  const log = mailAlarms(memoryLog(), { ...ADDRESSES, mailer: send })
  const texts = () => send.mock.calls.map(([{ text }]) => text)

  log.alarm('held', { channel: 'webhook', reference: 'A' })
  log.alarm('held', { channel: 'sales', reference: 'B' })
  expect(texts()).toEqual([expect.stringContaining('reference: A'), expect.stringContaining('reference: B')])
  for (const reference of ['C', 'D']) {
    vi.advanceTimersByTime(10 * MINUTE_MS)
    log.alarm('held', { channel: 'sales', reference })
  }
  expect(send).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(40 * MINUTE_MS)
  expect(texts()[2]).toContain('reference: D\nTimes since the last email: 2.')
  vi.advanceTimersByTime(120 * MINUTE_MS)
  expect(send).toHaveBeenCalledTimes(3)
  log.alarm('held', { channel: 'sales', reference: 'E' })
  expect(texts()[3]).not.toContain('Times')
})
