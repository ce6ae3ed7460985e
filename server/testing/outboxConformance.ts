import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Outbox } from '../outbox/Outbox.ts'
import { describeChannels } from './channelConformance.ts'
import { describeErasure } from './erasureConformance.ts'
import { describeLeases } from './leaseConformance.ts'
import { makeInquiry } from './makeInquiry.ts'
import type { StoreUnderTest } from './StoreUnderTest.ts'

const DAY_MS = 24 * 3_600_000

/** What every store of inquiries does, whatever it is made of. */
export function describeOutbox(name: string, make: () => Promise<StoreUnderTest>): void {
  describe(`outbox: ${name}`, () => {
    let store: StoreUnderTest
    let outbox: Outbox

    beforeEach(async () => {
      store = await make()
      outbox = await store.open()
    })
    afterEach(() => outbox.close())

    const reopen = async () => {
      await outbox.close()
      outbox = await store.open()
    }
    const states = async () => (await (await store.admin()).list()).map(({ state }) => state)

    /** An inquiry that arrives now, by the store's clock. */
    const arriving = (key: string) =>
      makeInquiry(key, { receivedAt: new Date(store.clock.now).toISOString() })

    it('takes an inquiry once, however often it is sent', async () => {
      const receivedAt = new Date(store.clock.now).toISOString()
      expect(await outbox.accept(arriving('a'))).toEqual({ outcome: 'new', receivedAt })
      store.clock.now += 300_000
      expect(await outbox.accept(arriving('a'))).toEqual({ outcome: 'duplicate', receivedAt })
      expect((await outbox.stats()).sales.waiting).toBe(1)
    })

    it('takes one of twenty that arrive at the same moment', async () => {
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => outbox.accept(makeInquiry('a'))))
      expect(outcomes.filter(({ outcome }) => outcome === 'new')).toHaveLength(1)
      expect(outcomes.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(19)
      expect(await outbox.claim('sales', 50)).toHaveLength(1)
    })

    it('tells another inquiry under the same key from a retry', async () => {
      await outbox.accept(makeInquiry('a'))
      const other = makeInquiry('a', { fingerprint: 'other' })
      expect((await outbox.accept(other)).outcome).toBe('conflict')
    })

    it('knows a delivered inquiry again, also after a restart', async () => {
      await outbox.accept(makeInquiry('a'))
      const [claim] = await outbox.claim('sales', 1)
      if (claim) await outbox.done(claim)
      expect((await outbox.accept(makeInquiry('a'))).outcome).toBe('duplicate')
      await reopen()
      expect((await outbox.accept(makeInquiry('a'))).outcome).toBe('duplicate')
      expect(await outbox.claim('sales', 10)).toEqual([])
    })

    it('hands every inquiry to one delivery worker at a time, with all that was stored', async () => {
      const inquiries = ['a', 'b', 'c'].map(arriving)
      for (const inquiry of inquiries) await outbox.accept(inquiry)
      const claims = [
        ...(await outbox.claim('sales', 2)),
        ...(await outbox.claim('sales', 2)),
        ...(await outbox.claim('sales', 2)),
      ]
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
      expect(claims.map(({ inquiry }) => inquiry).sort(byId)).toEqual(inquiries.sort(byId))
    })

    it('keeps a deferred inquiry back until its time, over a restart', async () => {
      await outbox.accept(makeInquiry('a'))
      const [claim] = await outbox.claim('sales', 1)
      if (claim) await outbox.defer(claim, 60_000)
      expect(await outbox.claim('sales', 1)).toEqual([])
      await reopen()
      expect(await outbox.claim('sales', 1)).toEqual([])
      store.clock.now += 60_001
      expect(await outbox.claim('sales', 1)).toHaveLength(1)
    })

    it.each([-DAY_MS, DAY_MS])('has nothing stuck after the clock jumped by %d ms', async (jump) => {
      await outbox.accept(makeInquiry('a'))
      const [claim] = await outbox.claim('sales', 1)
      if (claim) await outbox.defer(claim, 60_000)
      store.clock.now += jump
      expect(await outbox.claim('sales', 1)).toHaveLength(1)
    })

    it('holds an inquiry with its reason until a person retries it', async () => {
      const { id } = makeInquiry('a')
      await outbox.accept(makeInquiry('a'))
      const [claim] = await outbox.claim('sales', 1)
      if (claim) await outbox.hold(claim, 'content: 554')
      expect(await outbox.claim('sales', 1)).toEqual([])
      expect((await outbox.stats()).sales).toMatchObject({ waiting: 0, held: 1 })
      const admin = await store.admin()
      expect((await admin.list())[0]).toMatchObject({ state: 'held', reason: 'content: 554' })
      expect(await admin.retry(id)).toBe(true)
      await reopen()
      expect((await outbox.claim('sales', 1))[0]?.inquiry.id).toBe(id)
    })

    it('refuses more than it has room for, before storing it', async () => {
      await outbox.close()
      outbox = await store.open({ maxWaiting: 2 })
      for (const key of ['a', 'b']) await outbox.accept(makeInquiry(key))
      await expect(outbox.accept(makeInquiry('c'))).rejects.toThrow('too many')
      await expect(outbox.checkWritable()).rejects.toThrow('too many')
      expect((await outbox.accept(makeInquiry('a'))).outcome).toBe('duplicate')
      expect((await outbox.stats()).sales.waiting).toBe(2)
    })

    it('counts what waits and how long', async () => {
      expect((await outbox.stats()).sales).toEqual({ waiting: 0, held: 0, oldestWaitingMs: undefined })
      await outbox.accept(arriving('a'))
      store.clock.now += 300_000
      await outbox.accept(arriving('b'))
      store.clock.now += 60_000
      expect((await outbox.stats()).sales).toEqual({ waiting: 2, oldestWaitingMs: 360_000, held: 0 })
      const ages = (await outbox.claim('sales', 2)).map(({ ageMs }) => ageMs)
      expect(ages.sort((a, b) => a - b)).toEqual([60_000, 360_000])
    })

    it('forgets the text of a delivered inquiry after its retention, and the rest after a week', async () => {
      await outbox.close()
      outbox = await store.open({ retentionDays: 2 })
      await outbox.accept(makeInquiry('a'))
      const [claim] = await outbox.claim('sales', 1)
      if (claim) await outbox.done(claim)
      store.clock.now += DAY_MS
      await outbox.tidy()
      expect(await states()).toEqual(['delivered'])
      store.clock.now += 1.1 * DAY_MS
      await outbox.tidy()
      expect(await states()).toEqual([])
      expect((await outbox.accept(makeInquiry('a'))).outcome).toBe('duplicate')
      store.clock.now += 5 * DAY_MS
      await outbox.tidy()
      expect((await outbox.accept(makeInquiry('a'))).outcome).toBe('new')
    })

    it('never forgets what is not delivered', async () => {
      await outbox.accept(makeInquiry('a'))
      await outbox.accept(makeInquiry('b'))
      const [claim] = await outbox.claim('sales', 1)
      if (claim) await outbox.hold(claim, 'mail: old')
      store.clock.now += 400 * DAY_MS
      await outbox.tidy()
      expect((await states()).sort()).toEqual(['held', 'waiting'])
    })

    it('lists what it holds, oldest first', async () => {
      const keys = ['c', 'a', 'b']
      for (const key of keys) {
        await outbox.accept(arriving(key))
        store.clock.now += 1000
      }
      const list = await (await store.admin()).list()
      expect(list.map(({ inquiry }) => inquiry.id)).toEqual(keys.map((key) => makeInquiry(key).id))
    })
  })
  describe(`leases: ${name}`, () => describeLeases(make))
  describe(`erasure: ${name}`, () => describeErasure(make))
  describe(`channels: ${name}`, () => describeChannels(make))
}
