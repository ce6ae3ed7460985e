import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Outbox, OutboxAdmin } from '../outbox/Outbox.ts'
import { DEMO_BODY, makeEnquiry } from './makeEnquiry.ts'

const DAY_MS = 24 * 3_600_000

/** One store under test. Each call of `open` and `admin` works on the same, empty place. */
export interface StoreUnderTest {
  open(options?: { maxWaiting?: number; retentionDays?: number }): Promise<Outbox>
  admin(): Promise<OutboxAdmin>
  /** The store's clock, in epoch milliseconds. */
  clock: { now: number }
}

/** Behavior common to all stores of enquiries. */
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

    /** An enquiry that arrives now, by the store's clock. */
    const arriving = (key: string) =>
      makeEnquiry(key, { receivedAt: new Date(store.clock.now).toISOString() })

    it('takes an enquiry once, however often it is sent', async () => {
      const receivedAt = new Date(store.clock.now).toISOString()
      expect(await outbox.accept(arriving('a'))).toEqual({ outcome: 'new', receivedAt })
      store.clock.now += 300_000
      expect(await outbox.accept(arriving('a'))).toEqual({ outcome: 'duplicate', receivedAt })
      expect((await outbox.stats()).waiting).toBe(1)
    })

    it('takes one of twenty that arrive at the same moment', async () => {
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => outbox.accept(makeEnquiry('a'))))
      expect(outcomes.filter(({ outcome }) => outcome === 'new')).toHaveLength(1)
      expect(outcomes.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(19)
      expect(await outbox.claim(50)).toHaveLength(1)
    })

    it('tells another enquiry under the same key from a retry', async () => {
      await outbox.accept(makeEnquiry('a'))
      const other = makeEnquiry('a', { fingerprint: 'other' })
      expect((await outbox.accept(other)).outcome).toBe('conflict')
    })

    it('knows a delivered enquiry again, also after a restart', async () => {
      await outbox.accept(makeEnquiry('a'))
      const [claim] = await outbox.claim(1)
      if (claim) await outbox.done(claim)
      expect((await outbox.accept(makeEnquiry('a'))).outcome).toBe('duplicate')
      await reopen()
      expect((await outbox.accept(makeEnquiry('a'))).outcome).toBe('duplicate')
      expect(await outbox.claim(10)).toEqual([])
    })

    it('hands every enquiry to one delivery worker at a time, with all that was stored', async () => {
      const enquiries = ['a', 'b', 'c'].map(arriving)
      for (const enquiry of enquiries) await outbox.accept(enquiry)
      const claims = [...(await outbox.claim(2)), ...(await outbox.claim(2)), ...(await outbox.claim(2))]
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
      expect(claims.map(({ enquiry }) => enquiry).sort(byId)).toEqual(enquiries.sort(byId))
    })

    it('keeps a deferred enquiry back until its time, over a restart', async () => {
      await outbox.accept(makeEnquiry('a'))
      const [claim] = await outbox.claim(1)
      if (claim) await outbox.defer(claim, 60_000)
      expect(await outbox.claim(1)).toEqual([])
      await reopen()
      expect(await outbox.claim(1)).toEqual([])
      store.clock.now += 60_001
      expect(await outbox.claim(1)).toHaveLength(1)
    })

    it.each([-DAY_MS, DAY_MS])('has nothing stuck after the clock jumped by %d ms', async (jump) => {
      await outbox.accept(makeEnquiry('a'))
      const [claim] = await outbox.claim(1)
      if (claim) await outbox.defer(claim, 60_000)
      store.clock.now += jump
      expect(await outbox.claim(1)).toHaveLength(1)
    })

    it('loses nothing when it ends with enquiries under way', async () => {
      for (const key of ['a', 'b']) await outbox.accept(makeEnquiry(key))
      await outbox.claim(1)
      await reopen()
      store.clock.now += DAY_MS
      expect(await outbox.claim(10)).toHaveLength(2)
    })

    it('holds an enquiry with its reason until a person retries it', async () => {
      const { id } = makeEnquiry('a')
      await outbox.accept(makeEnquiry('a'))
      const [claim] = await outbox.claim(1)
      if (claim) await outbox.hold(claim, 'content: 554')
      expect(await outbox.claim(1)).toEqual([])
      expect(await outbox.stats()).toMatchObject({ waiting: 0, held: 1 })
      const admin = await store.admin()
      expect((await admin.list())[0]).toMatchObject({ state: 'held', reason: 'content: 554' })
      expect(await admin.retry(id)).toBe(true)
      await reopen()
      expect((await outbox.claim(1))[0]?.enquiry.id).toBe(id)
    })

    it('refuses more than it has room for, before storing it', async () => {
      await outbox.close()
      outbox = await store.open({ maxWaiting: 2 })
      for (const key of ['a', 'b']) await outbox.accept(makeEnquiry(key))
      await expect(outbox.accept(makeEnquiry('c'))).rejects.toThrow('too many')
      await expect(outbox.checkWritable()).rejects.toThrow('too many')
      expect((await outbox.accept(makeEnquiry('a'))).outcome).toBe('duplicate')
      expect((await outbox.stats()).waiting).toBe(2)
    })

    it('counts what waits and how long', async () => {
      expect(await outbox.stats()).toEqual({ waiting: 0, held: 0, corrupt: 0, oldestWaitingMs: undefined })
      await outbox.accept(arriving('a'))
      store.clock.now += 300_000
      await outbox.accept(arriving('b'))
      store.clock.now += 60_000
      expect(await outbox.stats()).toEqual({ waiting: 2, oldestWaitingMs: 360_000, held: 0, corrupt: 0 })
      const ages = (await outbox.claim(2)).map(({ ageMs }) => ageMs)
      expect(ages.sort((a, b) => a - b)).toEqual([60_000, 360_000])
    })

    it('forgets the text of a delivered enquiry after its retention, and the rest after a week', async () => {
      await outbox.close()
      outbox = await store.open({ retentionDays: 2 })
      await outbox.accept(makeEnquiry('a'))
      const [claim] = await outbox.claim(1)
      if (claim) await outbox.done(claim)
      store.clock.now += DAY_MS
      await outbox.tidy()
      expect(await states()).toEqual(['delivered'])
      store.clock.now += 1.1 * DAY_MS
      await outbox.tidy()
      expect(await states()).toEqual([])
      expect((await outbox.accept(makeEnquiry('a'))).outcome).toBe('duplicate')
      store.clock.now += 5 * DAY_MS
      await outbox.tidy()
      expect((await outbox.accept(makeEnquiry('a'))).outcome).toBe('new')
    })

    it('never forgets what is not delivered', async () => {
      await outbox.accept(makeEnquiry('a'))
      await outbox.accept(makeEnquiry('b'))
      const [claim] = await outbox.claim(1)
      if (claim) await outbox.hold(claim, 'mail: old')
      store.clock.now += 400 * DAY_MS
      await outbox.tidy()
      expect((await states()).sort()).toEqual(['held', 'waiting'])
    })

    it('erases one sender in every state and keeps all others', async () => {
      const eve = (key: string) =>
        makeEnquiry(key, { fields: { ...makeEnquiry(key).fields, email: 'Eve@Shop.example' } })
      for (const enquiry of [eve('delivered'), eve('held'), eve('waiting'), makeEnquiry('other')]) {
        await outbox.accept(enquiry)
      }
      const claims = await outbox.claim(10)
      const claimOf = (key: string) => claims.find(({ enquiry }) => enquiry.id === makeEnquiry(key).id)
      const [delivered, held, other] = [claimOf('delivered'), claimOf('held'), claimOf('other')]
      if (delivered) await outbox.done(delivered)
      if (held) await outbox.hold(held, 'mail: 550')
      if (other) await outbox.defer(other, 0)
      await outbox.close()
      const admin = await store.admin()
      const erased = await admin.erase({ email: ' eve@shop.EXAMPLE ' })
      expect(erased.references.sort()).toEqual(
        ['delivered', 'held', 'waiting'].map((key) => eve(key).reference).sort(),
      )
      expect((await admin.list()).map(({ enquiry }) => enquiry.id)).toEqual([makeEnquiry('other').id])
      outbox = await store.open()
      store.clock.now += DAY_MS
      expect((await outbox.claim(10)).map(({ enquiry }) => enquiry.id)).toEqual([makeEnquiry('other').id])
      expect((await outbox.accept(eve('waiting'))).outcome).toBe('duplicate')
    })

    it('erases a sender in whatever letters the address is typed', async () => {
      const typed: Record<string, string> = {
        capitals: 'JOSÉ@x.example',
        composed: 'jos\u00e9@x.example',
        apart: 'jose\u0301@X.example',
      }
      for (const [key, email] of Object.entries(typed))
        await outbox.accept(makeEnquiry(key, { fields: { ...DEMO_BODY, email } }))
      await outbox.accept(makeEnquiry('other', { fields: { ...DEMO_BODY, email: 'jose@x.example' } }))
      const admin = await store.admin()
      expect((await admin.erase({ email: 'José@x.example' })).references).toHaveLength(3)
      expect((await admin.list()).map(({ enquiry }) => enquiry.id)).toEqual([makeEnquiry('other').id])
    })

    it('erases one enquiry by its id, and no other of the same sender', async () => {
      for (const key of ['a', 'b']) await outbox.accept(makeEnquiry(key))
      const admin = await store.admin()
      expect(await admin.erase({ id: makeEnquiry('a').id })).toEqual({
        references: [makeEnquiry('a').reference],
        files: 0,
      })
      expect((await admin.list()).map(({ enquiry }) => enquiry.id)).toEqual([makeEnquiry('b').id])
      expect((await admin.erase({ id: makeEnquiry('a').id })).references).toEqual([])
      expect((await outbox.accept(makeEnquiry('a'))).outcome).toBe('duplicate')
    })

    it('leaves nothing of what is erased beside its delivery, and counts it once', async () => {
      const admin = await store.admin()
      const keys = Array.from({ length: 40 }, (_, at) => `key ${at}`)
      let counted = 0
      for (const key of keys) {
        const email = `${makeEnquiry(key).id}@x.example`
        await outbox.accept(makeEnquiry(key, { fields: { ...DEMO_BODY, email } }))
        const [claim] = await outbox.claim(1)
        const [erased] = await Promise.all([admin.erase({ email }), claim && outbox.done(claim)])
        counted += erased.references.length
      }
      expect(await states()).toEqual([])
      expect(counted).toBe(keys.length)
    })

    it('lists what it holds, oldest first', async () => {
      const keys = ['c', 'a', 'b']
      for (const key of keys) {
        await outbox.accept(arriving(key))
        store.clock.now += 1000
      }
      const list = await (await store.admin()).list()
      expect(list.map(({ enquiry }) => enquiry.id)).toEqual(keys.map((key) => makeEnquiry(key).id))
    })
  })
}
