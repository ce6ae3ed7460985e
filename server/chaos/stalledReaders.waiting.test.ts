import { it } from 'vitest'
import { expectAllMet } from './expectAllMet.ts'
import { stalledReaders } from './stalledReaders.ts'

it('disconnects clients that never read', async () => {
  expectAllMet(await stalledReaders({ clients: 60, seconds: 60 }))
})
