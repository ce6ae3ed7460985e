import { expect, it } from 'vitest'
import { expectAllMet } from './expectAllMet.ts'
import { releaseUnderLoad } from './releaseUnderLoad.ts'

it('serves pages and files while builds fail and take the place of each other', async () => {
  const result = await releaseUnderLoad({ buildsForReal: false })
  expectAllMet(result)
  expect(result.figures['builds that took the place of another']).toBe(4)
})
