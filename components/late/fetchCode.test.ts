import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchCode } from './fetchCode.ts'

const connection = { onLine: true }

describe('fetchCode', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', connection)
    connection.onLine = true
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('asks at once when all is well', async () => {
    const load = vi.fn(async () => 'code')
    expect(await fetchCode(load)).toBe('code')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('asks after a cut of a second and a half, and not during it', async () => {
    connection.onLine = false
    setTimeout(() => {
      connection.onLine = true
    }, 1_500)
    const load = vi.fn(async () => 'code')
    const fetched = fetchCode(load)
    await vi.runAllTimersAsync()
    expect(await fetched).toBe('code')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('does not ask without a connection', async () => {
    connection.onLine = false
    const load = vi.fn(async () => 'code')
    vi.stubGlobal('location', { href: 'http://127.0.0.1/' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const fetched = expect(fetchCode(load)).rejects.toThrow('Failed to fetch')
    await vi.runAllTimersAsync()
    await fetched
    expect(load).not.toHaveBeenCalled()
  })

  it('gives up after the second attempt', async () => {
    const load = vi.fn(() => Promise.reject(new Error(`attempt ${load.mock.calls.length}`)))
    const fetched = expect(fetchCode(load)).rejects.toThrow('attempt 2')
    await vi.runAllTimersAsync()
    await fetched
  })
})
