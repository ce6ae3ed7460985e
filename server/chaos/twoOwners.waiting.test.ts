import { it } from 'vitest'
import { expectAllMet } from './expectAllMet.ts'
import { twoOwners } from './twoOwners.ts'

it('has one owner of a spool', async (context) => {
  expectAllMet(await twoOwners({ rounds: 1, enquiries: 5 }), context)
})
