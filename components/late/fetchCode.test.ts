import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchCode } from './fetchCode.ts'

describe('fetchCode', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks once when all is well', async () => {
    const load = vi.fn(async () => 'code')
    expect(await fetchCode(load)).toBe('code')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('asks again after a cut of a second and a half', async () => {
    let isCut = true
    setTimeout(() => {
      isCut = false
    }, 1_500)
    const fetched = fetchCode(async () => {
      if (isCut) throw new TypeError('Failed to fetch')
      return 'code'
    })
    await vi.runAllTimersAsync()
    expect(await fetched).toBe('code')
  })

  it('gives up after the second attempt', async () => {
    const load = vi.fn(() => Promise.reject(new Error(`attempt ${load.mock.calls.length}`)))
    const fetched = expect(fetchCode(load)).rejects.toThrow('attempt 2')
    await vi.runAllTimersAsync()
    await fetched
  })
})
