import { describe, expect, it } from 'vitest'
import { describeDeliveries } from './deliveryConformance.ts'
import { type MakeStore, storeForTests } from './storeForTests.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What every store of inquiries does, whatever it is made of. */
export function describeOutbox(makeStore: MakeStore): void {
  describe('outbox', () => {
    const store = storeForTests(makeStore)
    const { open, reopen, arriving, accept, claim, claimed, listed } = store

    it('takes an inquiry once, however often it is sent, and no other under its key', async () => {
      const receivedAt = new Date(store.clock).toISOString()
      expect(await store.outbox.accept(arriving('a'))).toEqual({ outcome: 'new', receivedAt })
      store.clock += 5 * MINUTE_MS
      expect(await store.outbox.accept(arriving('a'))).toEqual({ outcome: 'duplicate', receivedAt })
      expect(await accept('a', { fingerprint: 'other' })).toBe('conflict')
      const twenty = await Promise.all(Array.from({ length: 20 }, () => accept('b')))
      expect(twenty.filter((outcome) => outcome === 'new')).toHaveLength(1)
      expect((await store.outbox.stats()).sales.waiting).toBe(2)
    })

    it('shares the work among servers, no inquiry twice, with all that was stored', async () => {
      const servers = [store.outbox, await open(), await open()]
      const inquiries = Array.from({ length: 30 }, (_, at) => arriving(`key ${at}`))
      await Promise.all(inquiries.map((inquiry, at) => servers[at % 3]?.accept(inquiry)))
      const claims = await Promise.all([...servers, ...servers].map((server) => server.claim('sales', 5)))
      expect(claims.flat()).toHaveLength(30)
      expect(claims.flat().map(({ inquiry }) => inquiry)).toEqual(expect.arrayContaining(inquiries))
    })

    it('keeps a deferred inquiry back until its time, over a restart', async () => {
      await store.outbox.defer(await claimed('a'), MINUTE_MS)
      await reopen()
      expect(await claim()).toEqual([])
      store.clock += MINUTE_MS + 1
      expect(await claim()).toHaveLength(1)
    })

    it.each([-DAY_MS, DAY_MS])('has nothing stuck after the clock jumped by %d ms', async (jump) => {
      await store.outbox.defer(await claimed('a'), MINUTE_MS)
      store.clock += jump
      expect(await claim()).toHaveLength(1)
    })

    it('holds an inquiry with its reason until a person retries it', async () => {
      const held = await claimed('a')
      await store.outbox.hold(held, 'content: 554')
      expect(await claim()).toEqual([])
      expect((await store.admin.list())[0]).toMatchObject({ state: 'held', reason: 'content: 554' })
      expect(await store.admin.retry(held.id)).toBe(true)
      await reopen()
      expect(await claim()).toHaveLength(1)
    })

    it('refuses more than it has room for, before storing it', async () => {
      await reopen({ maxWaiting: 2 })
      for (const key of ['a', 'b']) await accept(key)
      await expect(accept('c')).rejects.toThrow('too many')
      await expect(store.outbox.checkWritable()).rejects.toThrow('too many')
      expect(await accept('a')).toBe('duplicate')
      expect((await store.outbox.stats()).sales.waiting).toBe(2)
    })

    it('counts what waits and how long, and lists the oldest first', async () => {
      expect((await store.outbox.stats()).sales).toEqual({ waiting: 0, held: 0, oldestWaitingMs: undefined })
      await accept('b')
      store.clock += 5 * MINUTE_MS
      await accept('a')
      store.clock += MINUTE_MS
      expect((await store.outbox.stats()).sales).toMatchObject({ waiting: 2, oldestWaitingMs: 6 * MINUTE_MS })
      expect(await listed()).toEqual(['b waiting', 'a waiting'])
      expect((await claim()).map(({ ageMs }) => ageMs).sort()).toEqual([6 * MINUTE_MS, MINUTE_MS].sort())
    })

    it('forgets the text of a delivered inquiry after its retention, the rest after a week, and nothing else', async () => {
      await reopen({ retentionDays: 2 })
      await store.outbox.hold(await claimed('held'), 'mail: old')
      await store.outbox.done(await claimed('delivered'))
      await accept('waiting')
      store.clock += DAY_MS
      await store.outbox.tidy()
      expect(await listed()).toHaveLength(3)
      store.clock += 1.1 * DAY_MS
      await store.outbox.tidy()
      expect((await listed()).sort()).toEqual(['held held', 'waiting waiting'])
      expect(await accept('delivered')).toBe('duplicate')
      store.clock += 400 * DAY_MS
      await store.outbox.tidy()
      expect((await listed()).sort()).toEqual(['held held', 'waiting waiting'])
      expect(await accept('delivered')).toBe('new')
    })
    describeDeliveries(store)
  })
}
