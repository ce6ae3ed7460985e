import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { compressFiles } from './compressFiles.ts'

it('writes exact compressed copies of text files worth it, and of nothing else', async () => {
  const text = 'A sentence that repeats. '.repeat(200)
  const folder = temporaryFolder({ 'a/index.html': text, 'b.js': 'short', 'c.png': text })
  expect(await compressFiles(folder, 'none')).toBe(1)
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'a/index.html.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(path.join(folder, 'a/index.html.gz'))).toString()).toBe(text)
  expect(existsSync(path.join(folder, 'b.js.br'))).toBe(false)
  expect(existsSync(path.join(folder, 'c.png.br'))).toBe(false)
})

it('takes the copies of a file that is the same in an earlier build, and of no other', async () => {
  const [same, other] = ['Same. '.repeat(200), 'Other. '.repeat(200)]
  const earlier = temporaryFolder({
    'same.html': same,
    'same.html.br': 'taken',
    'same.html.gz': 'taken',
    'other.html': same,
    'other.html.br': 'old',
    'other.html.gz': 'old',
  })
  const folder = temporaryFolder({ 'same.html': same, 'other.html': other })
  expect(await compressFiles(folder, earlier)).toBe(2)
  const copyOf = (name: string) => readFileSync(path.join(folder, `${name}.html.br`))
  expect(copyOf('same').toString()).toBe('taken')
  expect(brotliDecompressSync(copyOf('other')).toString()).toBe(other)
})
