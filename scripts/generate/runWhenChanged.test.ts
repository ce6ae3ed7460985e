import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { runWhenChanged } from './runWhenChanged.ts'

it('runs again when an input changed or an output is gone, and not otherwise', async () => {
  const folder = temporaryFolder({ 'in/a.txt': '1', 'out/a.txt': '' })
  const inside = (name: string) => path.join(folder, name)
  const step = {
    name: 'copy text',
    inputs: [inside('in')],
    outputs: [inside('out')],
    run: async () => undefined,
  }
  const ran = () => runWhenChanged(step, inside('stamps'))
  expect([await ran(), await ran()]).toEqual([true, false])
  writeFileSync(inside('in/a.txt'), '2')
  expect([await ran(), await ran()]).toEqual([true, false])
  rmSync(inside('out'), { recursive: true })
  expect(await ran()).toBe(true)
})
