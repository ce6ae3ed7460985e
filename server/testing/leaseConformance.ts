import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Outbox } from '../outbox/Outbox.ts'
import { makeInquiry } from './makeInquiry.ts'
import type { StoreUnderTest } from './StoreUnderTest.ts'
import { until } from './until.ts'

/** How several servers share one store, whatever it is made of. */
export function describeLeases(make: () => Promise<StoreUnderTest>): void {
  let store: StoreUnderTest
  let outbox: Outbox

  beforeEach(async () => {
    store = await make()
    outbox = await store.open()
  })
  afterEach(() => outbox.close())

  it('shares the work among servers, no inquiry twice', async () => {
    const servers = [outbox, await store.open(), await store.open()]
    const keys = Array.from({ length: 30 }, (_, at) => `key ${at}`)
    await Promise.all(keys.map((key, at) => servers[at % 3]?.accept(makeInquiry(key))))
    const claims = (
      await Promise.all(servers.flatMap((server) => [server.claim('sales', 5), server.claim('sales', 5)]))
    ).flat()
    expect(claims).toHaveLength(30)
    expect(new Set(claims.map(({ inquiry }) => inquiry.id)).size).toBe(30)
  })

  it('hands the claims of a suspended server to another, which then decides', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const other = await store.open()
    await outbox.accept(makeInquiry('a'))
    const [lost] = await outbox.claim('sales', 1)
    expect(await other.claim('sales', 1)).toEqual([])
    store.clock.now += 61_000
    expect(await other.claim('sales', 1)).toHaveLength(1)
    if (lost) await outbox.defer(lost, 0)
    expect(await outbox.claim('sales', 1)).toEqual([])
    if (lost) await outbox.hold(lost, 'mail: late')
    expect((await other.stats()).sales).toMatchObject({ waiting: 1, held: 0 })
  })

  it('never claims again what it is delivering, even if the clock jumps', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await outbox.accept(makeInquiry('a'))
    const [claim] = await outbox.claim('sales', 1)
    store.clock.now += 3_600_000
    expect(await outbox.claim('sales', 1)).toEqual([])
    if (claim) await outbox.defer(claim, 0)
    expect(await outbox.claim('sales', 1)).toHaveLength(1)
  })

  it('keeps its claims for as long as it lives', async () => {
    // The clock moves together with the timer of the renewals, so no busy machine lets a lease run out.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const [busy, other] = [await store.open(), await store.open()]
    await busy.accept(makeInquiry('a'))
    expect(await busy.claim('sales', 1)).toHaveLength(1)
    for (let passed = 0; passed < 120_000; passed += 20_000) {
      const before = await store.leasedUntil()
      store.clock.now += 20_000
      vi.advanceTimersByTime(20_000)
      await until(async () => (await store.leasedUntil()) > before, 'the renewal')
      expect(await other.claim('sales', 1)).toEqual([])
    }
    await busy.close()
    expect(await other.claim('sales', 1)).toHaveLength(1)
  })
}
