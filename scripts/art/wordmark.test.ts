import { describe, expect, it } from 'vitest'
import { wordmark } from './wordmark.ts'

describe('wordmark', () => {
  it('is one closed path per contour, as wide as its letters', async () => {
    const [short, long] = [await wordmark('Li'), await wordmark('Lilo & Lo')]
    // Subpaths: L, the stem and the dot of i, l, and o with its counter.
    expect(short.path.match(/Z/g)).toHaveLength(3)
    expect(short.path).toMatch(/^M[^a-y]+Z$/)
    expect(short.width).toBeGreaterThan(60)
    expect(long.width).toBeGreaterThan(short.width * 3)
  })

  it('names the letters that the heading face does not have', async () => {
    await expect(wordmark('Miłość')).rejects.toThrow('wordmark: the heading face has no "łść"')
  })
})
