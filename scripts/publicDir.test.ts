import { expect, test, vi } from 'vitest'
import { publicDir, stampsDir } from './publicDir.ts'

test('what the dev server generates lies apart from what a build does', () => {
  vi.stubEnv('CONTENT_UNPUBLISHED', '')
  const ofBuild = [publicDir(), stampsDir()]
  vi.stubEnv('CONTENT_UNPUBLISHED', 'shown')
  const ofDev = [publicDir(), stampsDir()]
  expect(ofBuild).toEqual(['public', '.generated/stamps'])
  expect(ofDev).toEqual(['.generated/dev/public', '.generated/dev/stamps'])
})
