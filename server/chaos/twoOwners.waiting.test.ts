import { it } from 'vitest'
import { expectAllMet } from './expectAllMet.ts'
import { twoOwners } from './twoOwners.ts'

it('has one owner of a spool', async () => {
  expectAllMet(await twoOwners({ rounds: 1, enquiries: 5 }))
})
