import { beforeEach } from 'vitest'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import type { OutboxOptions } from '../outbox/createOutbox.ts'
import type { Database } from '../outbox/Database.ts'
import type { ChannelName, Claim } from '../outbox/Outbox.ts'
import { DEMO_BODY, makeInquiry } from './makeInquiry.ts'
import { openTestOutbox } from './openTestOutbox.ts'

export type MakeStore = () => Promise<() => Promise<Database>>

export type TestStore = ReturnType<typeof storeForTests>

/**
 * Gives each test of a `describe` a store, opened by one server and an operator, with a clock of its own.
 * @param makeStore makes an empty store; what it returns connects to it
 */
export function storeForTests(makeStore: MakeStore) {
  type Opened = ReturnType<typeof openTestOutbox>
  const store = {} as { connect: () => Promise<Database>; clock: number; outbox: Opened; admin: Opened }

  const open = async (options: Partial<OutboxOptions> = {}) =>
    openTestOutbox({ ...(await store.connect()), now: async () => store.clock }, options)

  beforeEach(async () => {
    store.connect = await makeStore()
    store.clock = Date.now()
    store.outbox = await open()
    store.admin = await open()
  })

  /** An inquiry that arrives now; its sender's name is the key. */
  const arriving = (key: string, changes: Partial<Inquiry> = {}) => {
    const fields = { ...DEMO_BODY, name: key, email: `${key}@x.example` }
    return makeInquiry(key, { fields, receivedAt: new Date(store.clock).toISOString(), ...changes })
  }
  const accept = async (key: string, changes?: Partial<Inquiry>) =>
    (await store.outbox.accept(arriving(key, changes))).outcome
  const claim = (channel: ChannelName = 'sales') => store.outbox.claim(channel, 50)
  return Object.assign(store, {
    open,
    async reopen(options?: Partial<OutboxOptions>) {
      await store.outbox.close()
      store.outbox = await open(options)
    },
    arriving,
    accept,
    claim,
    /** Accepts an inquiry, the only one that is due then, and claims it for sales. */
    async claimed(key: string, changes?: Partial<Inquiry>): Promise<Claim> {
      await accept(key, changes)
      const [only] = await claim()
      if (!only) throw new Error(`${key} was not claimed`)
      return only
    },
    listed: async () =>
      (await store.admin.list()).map(({ inquiry, state }) => `${inquiry.fields.name} ${state}`),
  })
}
