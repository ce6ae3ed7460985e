import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fakePage, writeFakeSite } from '../testing/writeFakeSite.ts'
import { isIndexable, listBuiltPages, readBuiltPage } from './builtPage.ts'
import { compressFiles } from './compressFiles.ts'
import { hashInputs } from './hashInputs.ts'
import { moveNotFoundPages } from './moveNotFoundPages.ts'
import { runWhenChanged } from './runWhenChanged.ts'

describe('compressFiles', () => {
  it('writes exact compressed copies of text files worth it, and of nothing else', async () => {
    const text = 'A sentence that repeats. '.repeat(200)
    const folder = writeFakeSite({ 'a/index.html': text, 'b.js': 'short', 'c.png': text })
    expect(await compressFiles(folder, 'none')).toBe(1)
    expect(brotliDecompressSync(readFileSync(path.join(folder, 'a/index.html.br'))).toString()).toBe(text)
    expect(gunzipSync(readFileSync(path.join(folder, 'a/index.html.gz'))).toString()).toBe(text)
    expect(existsSync(path.join(folder, 'b.js.br'))).toBe(false)
    expect(existsSync(path.join(folder, 'c.png.br'))).toBe(false)
  })

  it('takes the copies of a file that is the same in an earlier build, and of no other', async () => {
    const [same, other] = ['Same. '.repeat(200), 'Other. '.repeat(200)]
    const earlier = writeFakeSite({
      'same.html': same,
      'same.html.br': 'taken',
      'same.html.gz': 'taken',
      'other.html': same,
      'other.html.br': 'old',
      'other.html.gz': 'old',
    })
    const folder = writeFakeSite({ 'same.html': same, 'other.html': other, 'new.html': other })
    expect(await compressFiles(folder, earlier)).toBe(3)
    const copyOf = (name: string) => readFileSync(path.join(folder, `${name}.html.br`))
    expect(copyOf('same').toString()).toBe('taken')
    for (const name of ['other', 'new']) expect(brotliDecompressSync(copyOf(name)).toString()).toBe(other)
  })

  it('compresses a few files as far as it goes, and many a little less', async () => {
    const text = Array.from(
      { length: 3000 },
      (_, at) => `Sentence ${(at * 7919) % 1013} of ${at % 17}. `,
    ).join('')
    const sizeOf = async (manyFiles: number) => {
      const folder = writeFakeSite({ 'a.html': text, 'b.html': text })
      await compressFiles(folder, 'none', manyFiles)
      const copy = readFileSync(path.join(folder, 'a.html.br'))
      expect(brotliDecompressSync(copy).toString()).toBe(text)
      return copy.length
    }
    const sizeAt = (quality: number) =>
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
    expect(sizeAt(10)).not.toBe(sizeAt(11))
    expect([await sizeOf(3), await sizeOf(2)]).toEqual([sizeAt(11), sizeAt(10)])
  })
})

describe('moveNotFoundPages', () => {
  it('puts the not-found page of a folder where static hosts look for it', () => {
    const folder = writeFakeSite({
      'fast-track-modules/404/index.html': 'Course Not Found',
      'fast-track-modules/404/index.pageContext.json': '{}',
    })
    moveNotFoundPages(folder)
    expect(readFileSync(path.join(folder, 'fast-track-modules/404.html'), 'utf8')).toBe('Course Not Found')
    expect(existsSync(path.join(folder, 'fast-track-modules/404'))).toBe(false)
  })
})

describe('hashInputs', () => {
  it('changes with a content, a name and a setting, and not with a test', () => {
    const folder = writeFakeSite({ 'a.ts': '1', 'b.ts': '2' })
    const first = hashInputs([folder], { SITE_URL: 'https://a.example' })
    expect(hashInputs([folder], { SITE_URL: 'https://b.example' })).not.toBe(first)
    writeFileSync(path.join(folder, 'a.test.ts'), 'test')
    expect(hashInputs([folder], { SITE_URL: 'https://a.example' })).toBe(first)
    writeFileSync(path.join(folder, 'a.ts'), '3')
    expect(hashInputs([folder], { SITE_URL: 'https://a.example' })).not.toBe(first)
  })
})

describe('runWhenChanged', () => {
  it('runs again when an input changed or an output is gone, and not otherwise', async () => {
    const folder = writeFakeSite({ 'in/a.txt': '1', 'out/a.txt': '' })
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
})

describe('isIndexable', () => {
  it.each([
    ['a page with its own canonical address', fakePage({ route: '/about' }), true],
    ['a page whose canonical address is another one', fakePage({ route: '/contact' }), false],
    ['a noindex page', fakePage({ route: '/about', head: '<meta name="robots" content="noindex">' }), false],
  ])('judges %s', (_, html, indexable) => {
    const folder = writeFakeSite({ 'about/index.html': html })
    expect(listBuiltPages(folder)).toEqual(['about/index.html'])
    expect(isIndexable(readBuiltPage(folder, 'about/index.html'))).toBe(indexable)
  })
})
