import { expect, it, onTestFinished, vi } from 'vitest'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import type { ChannelName } from '../outbox/Outbox.ts'
import { DEMO_BODY, makeInquiry } from './makeInquiry.ts'
import type { TestStore } from './storeForTests.ts'

const MINUTE_MS = 60_000

const namesOf = (list: { inquiry: Inquiry }[]) => list.map(({ inquiry }) => inquiry.fields.name)

/** How every store lets several servers and channels share inquiries, and erases and counts them. */
export function describeDeliveries(store: TestStore): void {
  const { open, reopen, arriving, accept, claim, claimed, listed } = store

  it('hands the claims of a suspended server to another, which then decides', async () => {
    const other = await open()
    const lost = await claimed('a')
    expect(await other.claim('sales', 1)).toEqual([])
    store.clock += 61_000
    expect(await other.claim('sales', 1)).toHaveLength(1)
    await store.outbox.defer(lost, 0)
    expect(await claim()).toEqual([])
    await store.outbox.hold(lost, 'mail: late')
    expect((await other.stats()).sales).toMatchObject({ waiting: 1, held: 0 })
  })

  it('lets a claim that can’t be given back end with its lease', async () => {
    const lost = await claimed('a')
    const later = store.clock + 61_000
    store.clock = Number.NaN
    await expect(store.outbox.defer(lost, 0)).rejects.toThrow()
    store.clock = later
    expect(await claim()).toHaveLength(1)
  })

  it('never claims again what it is delivering, even if the clock jumps', async () => {
    await claimed('a')
    store.clock += 60 * MINUTE_MS
    expect(await claim()).toEqual([])
  })

  it('keeps its claims for as long as it lives', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const [busy, other, db] = [await open(), await open(), await store.connect()]
    onTestFinished(() => db.close())
    const leasedUntil = async () => {
      const [row] = await db.query<{ at: Date | string }>('select leased_until as at from enquiry_outbox')
      return new Date(row?.at ?? 0).getTime()
    }
    await accept('a')
    expect(await busy.claim('sales', 1)).toHaveLength(1)
    for (let passed = 0; passed < 120_000; passed += 20_000) {
      const before = await leasedUntil()
      store.clock += 20_000
      vi.advanceTimersByTime(20_000)
      // On a busy machine, the clock would overtake the renewals.
      await expect.poll(leasedUntil).toBeGreaterThan(before)
      expect(await other.claim('sales', 1)).toEqual([])
    }
    await busy.close()
    expect(await other.claim('sales', 1)).toHaveLength(1)
  })

  it('erases one sender in every state and in whatever letters, and keeps all others', async () => {
    const josé = { fields: { ...DEMO_BODY, email: 'JOSÉ@x.example' } }
    const apart = { fields: { ...DEMO_BODY, email: 'jose\u0301@X.example' } }
    await store.outbox.done(await claimed('delivered', josé))
    await store.outbox.hold(await claimed('held', josé), 'mail: 550')
    await accept('waiting', apart)
    await accept('jose')
    const { references } = await store.admin.erase({ email: ' José@x.EXAMPLE ' })
    const theirs = ['delivered', 'held', 'waiting'].map((key) => makeInquiry(key).reference)
    expect(references.sort()).toEqual(theirs.sort())
    expect(await listed()).toEqual(['jose waiting'])
    await reopen()
    expect(namesOf(await claim())).toEqual(['jose'])
    expect(await accept('waiting', apart)).toBe('duplicate')
  })

  it('leaves nothing of what is erased beside its delivery, and counts it once', async () => {
    for (let count = 0; count < 20; count += 1) {
      const one = await claimed(`${count}`)
      const erasing = store.admin.erase({ email: `${count}@x.example` })
      const [erased] = await Promise.all([erasing, store.outbox.done(one)])
      expect(erased.references).toHaveLength(1)
    }
    expect(await listed()).toEqual([])
  })

  it('delivers on every channel for itself', async () => {
    const { id, reference } = arriving('a')
    const other = (channel: ChannelName) => ({ id: `${id}:${channel}`, channel })
    await store.outbox.accept(arriving('a'), [other('webhook'), other('confirmation')])
    const [sales] = await claim()
    const [webhook] = await claim('webhook')
    expect(webhook?.inquiry).toEqual(sales?.inquiry)
    if (sales) await store.outbox.done(sales)
    if (webhook) await store.outbox.hold(webhook, 'gone: 410')
    expect(await store.outbox.stats()).toMatchObject({
      sales: { waiting: 0, held: 0 },
      confirmation: { waiting: 1, held: 0 },
      webhook: { waiting: 0, held: 1 },
    })
    await store.admin.send(arriving('a'), 'sales')
    await store.admin.send(arriving('b'), 'webhook')
    expect(await claim()).toHaveLength(1)
    expect(namesOf(await claim('webhook'))).toEqual(['b'])
    expect((await store.admin.erase({ reference })).references).toEqual([reference])
    expect(await listed()).toEqual(['b waiting'])
    expect((await store.admin.erase({ reference })).references).toEqual([])
  })

  it('gives up what is open on channels that are no longer set, and nothing for sales', async () => {
    const { id } = arriving('a')
    const webhook = { id: `${id}:webhook`, channel: 'webhook' } as const
    await store.outbox.accept(arriving('a'), [webhook, { id: 'address', channel: 'confirmation' }])
    for (const one of await claim('webhook')) await store.outbox.hold(one, 'gone: 410')
    await store.outbox.keepOnly(['sales'])
    expect((await listed()).sort()).toEqual(['a delivered', 'a delivered', 'a waiting'])
    expect(await claim()).toHaveLength(1)
  })

  it('delivers again what only another channel still has the text of', async () => {
    await reopen({ retentionDays: 0 })
    await store.outbox.done(await claimed('a'))
    await store.outbox.tidy()
    await store.admin.send(arriving('a'), 'sales')
    expect(namesOf(await claim())).toEqual(['a'])
  })

  it('holds what is damaged, names it, goes on with the rest, and erases it by its reference', async () => {
    for (const key of ['damaged', 'whole']) await accept(key)
    await store.admin.send(arriving('damaged'), 'webhook')
    const db = await store.connect()
    onTestFinished(() => db.close())
    const { id, reference } = arriving('damaged')
    await db.query(`update enquiry_outbox set enquiry = '"{"' where id in ($1, $2)`, [id, `${id}:webhook`])
    expect(namesOf(await claim())).toEqual(['whole'])
    await expect.poll(async () => (await store.outbox.stats()).sales).toMatchObject({ waiting: 1, held: 1 })
    expect(await listed()).toEqual(['whole waiting'])
    expect((await store.admin.check()).join()).toContain(`${reference} (sales, held)`)
    const others = await store.admin.erase({ email: 'whole@x.example' })
    expect(others).toMatchObject({ references: [arriving('whole').reference], unreadable: [reference] })
    expect(await store.admin.erase({ reference })).toMatchObject({ references: [reference], unreadable: [] })
    expect(await db.query('select id from enquiry_outbox where enquiry is not null')).toEqual([])
  })

  it('confirms to an address again only an hour after the last confirmation went out', async () => {
    const acceptAndClaim = async (key: string) => {
      await store.outbox.accept(arriving(key), [{ id: 'address', channel: 'confirmation' }])
      return claim('confirmation')
    }
    const [first] = await acceptAndClaim('a')
    store.clock += 50 * MINUTE_MS
    if (first) await store.outbox.done(first)
    expect(await acceptAndClaim('b')).toEqual([])
    store.clock += 59 * MINUTE_MS
    expect(await acceptAndClaim('c')).toEqual([])
    store.clock += 2 * MINUTE_MS
    expect(namesOf(await acceptAndClaim('d'))).toEqual(['d'])
    store.clock += 61 * MINUTE_MS
    // The second one is still being sent.
    expect(await acceptAndClaim('e')).toEqual([])
  })

  it('counts inquiries by day and what they were about, and keeps nothing about a person', async () => {
    const day = new Date(store.clock).toISOString().slice(0, 10)
    const attribution = { sentFrom: '/leadership/a1?topic=a1', utm_campaign: 'spring' }
    for (const key of ['a', 'a', 'b']) await accept(key, { attribution })
    const odd = { sentFrom: '/x?topic=me@x.example', utm_campaign: 'Jane Doe, +41 44' }
    await accept('c', { kind: 'contact', attribution: odd })
    expect(await store.admin.counts(day, day)).toEqual([
      { day, page: '/x', topic: 'other', campaign: 'other', form: 'contact', count: 1 },
      { day, page: '/leadership/a1', topic: 'a1', campaign: 'spring', form: 'demo', count: 2 },
    ])
  })
}
