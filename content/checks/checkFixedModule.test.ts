import { expect, test } from 'vitest'
import { FIXED_MODULE } from '../fixedModule.ts'
import { checkFixedModule } from './checkFixedModule.ts'

test('the module that every other one leads to has to be there', () => {
  expect(checkFixedModule('./content', [{ slug: FIXED_MODULE }])).toEqual([])
  expect(checkFixedModule('./content', [{ slug: 'another' }])).toEqual([
    {
      file: 'content/fixedModule.ts',
      message: expect.stringMatching(/every module links to "find-your-why"/),
    },
  ])
})

test('another catalog may have none', () => {
  expect(checkFixedModule('/tmp', [{ slug: 'another' }])).toEqual([])
})
