import { describe, it } from 'vitest'
import { fullDisk } from './fullDisk.ts'
import { killsAndFaults } from './kills.ts'
import { outage } from './outage.ts'
import { sameKey } from './sameKey.ts'

describe('sqlite', () => {
  it('kills: loses nothing when killed beside a faulty mail server', () => killsAndFaults())
  it('key: stores one key once', () => sameKey())
  it('disk: keeps its promises on a full disk', ({ skip }) => fullDisk(skip))
  it('outage: keeps its promises through an hour without a mail server', () => outage())
})
