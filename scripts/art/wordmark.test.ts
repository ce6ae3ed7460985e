import { expect, test } from 'vitest'
import { wordmark } from './wordmark.ts'

test('names the letters that the heading face does not have', async () => {
  await expect(wordmark('Miłość')).rejects.toThrow('wordmark: the heading face has no "łść"')
})
