import { expect, it, vi } from 'vitest'
import { randomUuid } from './randomUuid.ts'

it('makes a UUID that is new each time, without HTTPS too', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(randomUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(randomUuid()).not.toBe(randomUuid())
})
