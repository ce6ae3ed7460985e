import { it } from 'vitest'
import { expectAllMet } from './expectAllMet.ts'
import { formFlood } from './formFlood.ts'

it('serves pages during a flood of forms', async () => {
  expectAllMet(await formFlood({ seconds: 2 }))
})
