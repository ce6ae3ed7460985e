import { expect, it } from 'vitest'
import { runSteps } from './runSteps.ts'

it('adds up tests, counts a failed check or an empty run once, and goes on after it', async () => {
  const lines: string[] = []
  const total = await runSteps(
    [
      [
        { name: 'types', run: async () => false },
        { name: 'unit tests', run: async () => ({ passed: 12, failed: 2 }) },
      ],
      { name: 'browser tests', run: async () => ({ passed: 0, failed: 0 }) },
      { name: 'format', run: async () => true },
    ],
    (line) => lines.push(line.replace(/[\d.]+ s/, 'S')),
  )
  expect(total).toEqual({ passed: 12, failed: 4 })
  expect(lines).toEqual(['✗ types (S)', '✗ unit tests (S, 12 tests)', '✗ browser tests (S)', '✓ format (S)'])
})
