import { expect, it, onTestFinished, vi } from 'vitest'
import { memoryLog } from '../testing/memoryLog.ts'
import { watchOutbox } from './watchOutbox.ts'

it('raises an alarm for what waits, but not for a confirmation, which visitors can make wait', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const waiting = { waiting: 1, held: 0, oldestWaitingMs: 16 * 60_000 }
  const outbox = { stats: async () => ({ sales: waiting, confirmation: waiting, webhook: waiting }) }
  const log = memoryLog()
  const channels = [
    { name: 'sales', atEnd: 'hold' },
    { name: 'confirmation', atEnd: 'drop' },
  ] as const
  const stop = watchOutbox({ outbox, channels: [...channels], tidyings: [], log })
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  expect(log.lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'inquiries are waiting', channel: 'sales' }),
  ])
})
