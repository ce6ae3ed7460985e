import { expect, test } from 'vitest'
import { detach } from './detach.ts'

test('an equal value that shares no part with the one it is made from', () => {
  const facts = { title: 'Find your why', tags: [{ name: 'purpose' }] }
  const copy = detach(facts)
  expect(copy).toEqual(facts)
  expect(copy).not.toBe(facts)
  expect(copy.tags).not.toBe(facts.tags)
  expect(copy.tags[0]).not.toBe(facts.tags[0])
  expect(detach(undefined)).toBeUndefined()
})
