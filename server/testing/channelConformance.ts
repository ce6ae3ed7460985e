import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ChannelName, Outbox } from '../outbox/Outbox.ts'
import { makeInquiry } from './makeInquiry.ts'
import type { StoreUnderTest } from './StoreUnderTest.ts'

const MINUTE_MS = 60_000

/** How every store of inquiries keeps the deliveries of one inquiry apart, and counts inquiries, whatever it is made of. */
export function describeChannels(make: () => Promise<StoreUnderTest>): void {
  let store: StoreUnderTest
  let outbox: Outbox

  beforeEach(async () => {
    store = await make()
    outbox = await store.open()
  })
  afterEach(() => outbox.close())

  it('delivers on every channel for itself', async () => {
    const { id } = makeInquiry('a')
    const other = (channel: ChannelName) => ({ id: `${id}:${channel}`, channel })
    await outbox.accept(makeInquiry('a'), [other('webhook'), other('confirmation')])
    const [sales] = await outbox.claim('sales', 5)
    const [webhook, ...more] = await outbox.claim('webhook', 5)
    expect(more).toEqual([])
    expect(webhook?.inquiry).toEqual(sales?.inquiry)
    if (sales) await outbox.done(sales)
    if (webhook) await outbox.hold(webhook, 'gone: 410')
    const counts = Object.entries(await outbox.stats()).map(([name, { waiting, held }]) => [
      name,
      waiting,
      held,
    ])
    expect(counts).toEqual([
      ['sales', 0, 0],
      ['confirmation', 1, 0],
      ['webhook', 0, 1],
    ])
    const admin = await store.admin()
    await admin.send(makeInquiry('a'), 'sales')
    await admin.send(makeInquiry('b'), 'webhook')
    expect(await outbox.claim('sales', 5)).toHaveLength(1)
    expect((await outbox.claim('webhook', 5))[0]?.inquiry.id).toBe(makeInquiry('b').id)
    expect((await admin.erase({ id })).references).toEqual([makeInquiry('a').reference])
    expect((await admin.list()).map(({ inquiry }) => inquiry.id)).toEqual([makeInquiry('b').id])
  })

  it('confirms to an address again only an hour after the last confirmation went out', async () => {
    const confirmation = { id: 'address', channel: 'confirmation' } as const
    const accept = async (key: string) => {
      expect((await outbox.accept(makeInquiry(key), [confirmation])).outcome).toBe('new')
      return outbox.claim('confirmation', 5)
    }
    const [first] = await accept('a')
    store.clock.now += 50 * MINUTE_MS
    if (first) await outbox.done(first)
    expect(await accept('b')).toEqual([])
    store.clock.now += 59 * MINUTE_MS
    expect(await accept('c')).toEqual([])
    store.clock.now += 2 * MINUTE_MS
    const [second, ...more] = await accept('d')
    expect(second?.inquiry.id).toBe(makeInquiry('d').id)
    expect(more).toEqual([])
    store.clock.now += 61 * MINUTE_MS
    // The second one is still being sent.
    expect(await accept('e')).toEqual([])
  })

  it('counts inquiries by day and what they were about, and keeps nothing about a person', async () => {
    const day = new Date(store.clock.now).toISOString().slice(0, 10)
    const attribution = { sentFrom: '/leadership/a1?topic=a1', utm_campaign: 'spring' }
    for (const key of ['a', 'a', 'b']) await outbox.accept(makeInquiry(key, { attribution }))
    const odd = { sentFrom: '/x?topic=me@x.example', utm_campaign: 'Jane Doe, +41 44' }
    await outbox.accept(makeInquiry('c', { kind: 'contact', attribution: odd }))
    const admin = await store.admin()
    const one = { day, page: '/leadership/a1', topic: 'a1', campaign: 'spring', form: 'demo', count: 2 }
    expect(await admin.counts(day, day)).toEqual([
      { day, page: '/x', topic: 'other', campaign: 'other', form: 'contact', count: 1 },
      one,
    ])
  })
}
