import { expect, it } from 'vitest'
import { expectAllMet } from './expectAllMet.ts'
import { releaseUnderLoad } from './releaseUnderLoad.ts'

it('serves pages and files while builds fail and replace each other', async () => {
  const result = await releaseUnderLoad({ buildsForReal: false })
  expectAllMet(result)
  expect(result.figures['builds swapped']).toBe(4)
})
