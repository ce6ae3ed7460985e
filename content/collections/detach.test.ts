import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { detach } from './detach.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Megabytes that fifty parts of texts of two megabytes each keep in memory. */
function keptBy(keep: (part: { text: string }) => { text: string }): number {
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  const parts = Array.from({ length: 50 }, (_, at) => {
    const whole = Buffer.from(
      `part ${at} that is long enough to be kept by reference`.padEnd(2_000_000),
    ).toString()
    return keep({ text: whole.slice(0, 40) })
  })
  collectGarbage()
  const kept = process.memoryUsage().heapUsed - before
  expect(parts[7]?.text).toContain('part 7')
  return kept / 1e6
}

test('a part of a text does not keep the text', () => {
  expect(keptBy((part) => part)).toBeGreaterThan(90)
  expect(keptBy(detach)).toBeLessThan(5)
  expect(detach({ a: [1, 'b'] })).toEqual({ a: [1, 'b'] })
})
