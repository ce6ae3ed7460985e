import { it } from 'vitest'
import { expectAllMet } from './expectAllMet.ts'
import { fewDescriptors } from './fewDescriptors.ts'

it('keeps files that are temporarily unreadable', async (context) => {
  expectAllMet(await fewDescriptors({ enquiries: 10, seconds: 7 }), context)
})
