import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { writeBrandFiles } from './writeBrandFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-files-'))
const read = (name: string) => readFileSync(join(folder, name))
const text = (name: string) => read(name).toString('utf8')

beforeAll(() => writeBrandFiles(folder, join(folder, 'logo.json')))
afterAll(() => rmSync(folder, { recursive: true }))

describe('writeBrandFiles', () => {
  it('writes all logos, and notes how large they are', () => {
    const { width, height } = JSON.parse(text('logo.json'))
    for (const logo of ['color', 'white', 'ink'].map((tone) => text(`logo-${tone}.svg`)))
      expect(logo).toContain(`width="${width}" height="${height}"`)
    expect(text('logo-white.svg')).not.toBe(text('logo-color.svg'))
  })

  it('names the company in the web manifest, and icons that are there', () => {
    const { name, short_name, theme_color, icons } = JSON.parse(text('site.webmanifest'))
    expect([name, short_name, theme_color]).toEqual([brand.name, brand.name, brand.palette.teal[900]])
    for (const { src, sizes } of icons) {
      const png = read(src)
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
  })
})
