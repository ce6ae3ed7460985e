import { describe, expect, it } from 'vitest'
import { runSteps } from './runSteps.ts'

describe('runSteps', () => {
  it('adds up tests, counts a failed check once, and goes on after it', async () => {
    const lines: string[] = []
    const total = await runSteps(
      [
        { name: 'types', run: async () => false },
        { name: 'unit tests', run: async () => ({ passed: 12, failed: 2 }) },
        { name: 'format', run: async () => true },
      ],
      (line) => lines.push(line.replace(/[\d.]+ s/, 'S')),
    )
    expect(total).toEqual({ passed: 12, failed: 3 })
    expect(lines).toEqual(['✗ types (S)', '✗ unit tests (S, 12 tests)', '✓ format (S)'])
  })

  it('takes a runner that ran no test for a failure', async () => {
    const total = await runSteps(
      [{ name: 'e2e', run: async () => ({ passed: 0, failed: 0 }) }],
      () => undefined,
    )
    expect(total).toEqual({ passed: 0, failed: 1 })
  })
})
