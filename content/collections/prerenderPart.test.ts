import { expect, test, vi } from 'vitest'
import { prerenderPart } from './prerenderPart.ts'

test('the parts together hold every address once, and never none', () => {
  const partOf = (part: string) => {
    vi.stubEnv('PRERENDER_PART', part)
    return prerenderPart(['/a', '/b', '/c', '/d'])
  }
  expect(['1/3', '2/3', '3/3', '6/6'].map(partOf)).toEqual([['/a', '/d'], ['/b'], ['/c'], ['/a']])
  expect(() => partOf('4/3')).toThrow('PRERENDER_PART must be such as "2/5"')
})
