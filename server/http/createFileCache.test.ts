import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { createFileCache } from './createFileCache.ts'

function threeFiles() {
  const folder = temporaryFolder()
  const write = (text: string) => {
    for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, name), text)
  }
  write('old ')
  const read = createFileCache(8)
  return { write, read: async (name: string) => (await read(join(folder, name))).toString() }
}

it('caches what was read and evicts the least recently used', async () => {
  const { read, write } = threeFiles()
  await read('a')
  await read('b')
  await read('a')
  await read('c')
  write('new ')
  expect([await read('a'), await read('c'), await read('b')]).toEqual(['old ', 'old ', 'new '])
})

it('doesn’t cache a file larger than the limit', async () => {
  const { read, write } = threeFiles()
  write('far too long')
  expect(await read('a')).toBe('far too long')
  write('short')
  expect(await read('a')).toBe('short')
})
