import { expect, test, vi } from 'vitest'
import { prerenderPart } from './prerenderPart.ts'

const addresses = ['/a', '/b', '/c', '/d', '/e']

test('without a setting one process pre-renders everything', () => {
  expect(prerenderPart(addresses)).toEqual(addresses)
})

test('the parts together hold every address once', () => {
  const parts = ['1/3', '2/3', '3/3'].map((part) => {
    vi.stubEnv('PRERENDER_PART', part)
    return prerenderPart(addresses)
  })
  expect(parts).toEqual([['/a', '/d'], ['/b', '/e'], ['/c']])
})

test('a part without an address of its own repeats the first one', () => {
  vi.stubEnv('PRERENDER_PART', '6/6')
  expect(prerenderPart(addresses)).toEqual(['/a'])
})

test.each(['4/3', '0/3', '', 'all'])('refuses %j', (part) => {
  vi.stubEnv('PRERENDER_PART', part)
  expect(() => prerenderPart(addresses)).toThrow('PRERENDER_PART must be such as "2/5"')
})
