import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { lockBuilds } from './lockBuilds.ts'

it('keeps a second build out while the first lives', () => {
  const root = temporaryFolder()
  lockBuilds(root)
  expect(() => lockBuilds(root)).toThrow(`Another build is at work in this folder (process ${process.pid})`)
})

it('ignores the lock of a process that has ended', () => {
  const root = temporaryFolder()
  mkdirSync(path.join(root, 'dist'))
  const file = path.join(root, 'dist/lock')
  writeFileSync(file, String(spawnSync(process.execPath, ['--version']).pid))
  lockBuilds(root)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
})
