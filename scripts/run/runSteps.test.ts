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

  it('runs the steps of a group beside each other, and what follows after all of them', async () => {
    const seen: string[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const first = async () => {
      await held
      seen.push('first')
      return true
    }
    const second = async () => {
      seen.push('second')
      release()
      return { passed: 3, failed: 1 }
    }
    const last = async () => seen.push('last') === 3
    const total = await runSteps(
      [
        [
          { name: 'first', run: first },
          { name: 'second', run: second },
        ],
        { name: 'last', run: last },
      ],
      () => undefined,
    )
    expect(seen).toEqual(['second', 'first', 'last'])
    expect(total).toEqual({ passed: 3, failed: 1 })
  })

  it('takes a runner that ran no test for a failure', async () => {
    const total = await runSteps(
      [{ name: 'e2e', run: async () => ({ passed: 0, failed: 0 }) }],
      () => undefined,
    )
    expect(total).toEqual({ passed: 0, failed: 1 })
  })
})
