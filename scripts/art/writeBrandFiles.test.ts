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
  it('draws both logos in the colors of the brand, and notes how large they are', () => {
    const { width, height } = JSON.parse(text('logo.json'))
    const { teal, coral, sand } = brand.palette
    for (const logo of [text('logo-color.svg'), text('logo-white.svg')])
      expect(logo).toContain(`viewBox="0 0 ${width} ${height}"`)
    for (const color of [teal[900], teal[700], coral[500]]) expect(text('logo-color.svg')).toContain(color)
    expect(text('logo-white.svg')).toContain(sand[0])
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
