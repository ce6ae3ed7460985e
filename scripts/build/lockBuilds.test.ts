import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFakeSite } from '../testing/writeFakeSite.ts'
import { lockBuilds } from './lockBuilds.ts'

function folderLockedBy(owner: string): string {
  const root = writeFakeSite({})
  mkdirSync(path.join(root, '.builds'))
  writeFileSync(path.join(root, '.builds/lock'), owner)
  return root
}

describe('lockBuilds', () => {
  it('keeps a second build out while the first lives', () => {
    const root = writeFakeSite({})
    lockBuilds(root)
    expect(() => lockBuilds(root)).toThrow(`Another build is at work in this folder (process ${process.pid})`)
  })

  it.each([
    ['a process that is gone', String(spawnSync(process.execPath, ['--version']).pid)],
    ['a process that was killed while it wrote its name', ''],
  ])('counts the lock of %s for nothing', (_, owner) => {
    const root = folderLockedBy(owner)
    lockBuilds(root)
    expect(readFileSync(path.join(root, '.builds/lock'), 'utf8')).toBe(String(process.pid))
  })

  it('takes a process of another user for a living one', () => {
    expect(() => lockBuilds(folderLockedBy('1'))).toThrow('(process 1)')
  })
})
