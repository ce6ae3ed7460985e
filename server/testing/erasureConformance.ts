import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Outbox } from '../outbox/Outbox.ts'
import { DEMO_BODY, makeInquiry } from './makeInquiry.ts'
import type { StoreUnderTest } from './StoreUnderTest.ts'

const DAY_MS = 24 * 3_600_000

/** How every store of inquiries erases what it holds of a person, whatever it is made of. */
export function describeErasure(make: () => Promise<StoreUnderTest>): void {
  let store: StoreUnderTest
  let outbox: Outbox

  beforeEach(async () => {
    store = await make()
    outbox = await store.open()
  })
  afterEach(() => outbox.close())

  it('erases one sender in every state and keeps all others', async () => {
    const eve = (key: string) =>
      makeInquiry(key, { fields: { ...makeInquiry(key).fields, email: 'Eve@Shop.example' } })
    for (const inquiry of [eve('delivered'), eve('held'), eve('waiting'), makeInquiry('other')]) {
      await outbox.accept(inquiry)
    }
    const claims = await outbox.claim('sales', 10)
    const claimOf = (key: string) => claims.find(({ inquiry }) => inquiry.id === makeInquiry(key).id)
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
    expect((await admin.list()).map(({ inquiry }) => inquiry.id)).toEqual([makeInquiry('other').id])
    outbox = await store.open()
    store.clock.now += DAY_MS
    expect((await outbox.claim('sales', 10)).map(({ inquiry }) => inquiry.id)).toEqual([
      makeInquiry('other').id,
    ])
    expect((await outbox.accept(eve('waiting'))).outcome).toBe('duplicate')
  })

  it('erases a sender in whatever letters the address is typed', async () => {
    const typed: Record<string, string> = {
      capitals: 'JOSÉ@x.example',
      composed: 'jos\u00e9@x.example',
      apart: 'jose\u0301@X.example',
    }
    for (const [key, email] of Object.entries(typed))
      await outbox.accept(makeInquiry(key, { fields: { ...DEMO_BODY, email } }))
    await outbox.accept(makeInquiry('other', { fields: { ...DEMO_BODY, email: 'jose@x.example' } }))
    const admin = await store.admin()
    expect((await admin.erase({ email: 'José@x.example' })).references).toHaveLength(3)
    expect((await admin.list()).map(({ inquiry }) => inquiry.id)).toEqual([makeInquiry('other').id])
  })

  it('erases one inquiry by its id, and no other of the same sender', async () => {
    for (const key of ['a', 'b']) await outbox.accept(makeInquiry(key))
    const admin = await store.admin()
    expect(await admin.erase({ id: makeInquiry('a').id })).toEqual({
      references: [makeInquiry('a').reference],
      files: 0,
    })
    expect((await admin.list()).map(({ inquiry }) => inquiry.id)).toEqual([makeInquiry('b').id])
    expect((await admin.erase({ id: makeInquiry('a').id })).references).toEqual([])
    expect((await outbox.accept(makeInquiry('a'))).outcome).toBe('duplicate')
  })

  it('leaves nothing of what is erased beside its delivery, and counts it once', async () => {
    const admin = await store.admin()
    const keys = Array.from({ length: 40 }, (_, at) => `key ${at}`)
    let counted = 0
    for (const key of keys) {
      const email = `${makeInquiry(key).id}@x.example`
      await outbox.accept(makeInquiry(key, { fields: { ...DEMO_BODY, email } }))
      const [claim] = await outbox.claim('sales', 1)
      const [erased] = await Promise.all([admin.erase({ email }), claim && outbox.done(claim)])
      counted += erased.references.length
    }
    expect(await admin.list()).toEqual([])
    expect(counted).toBe(keys.length)
  })
}
