import { expect, test } from 'vitest'
import { wordmark } from './logo.ts'

test('names the letters that the heading face does not have', () => {
  expect(() => wordmark('Miłość')).toThrow('wordmark: the heading face has no "łść"')
})
