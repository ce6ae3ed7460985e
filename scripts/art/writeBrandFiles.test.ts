import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand, shortName } from '#content/brand.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { logoSize } from './logo.ts'
import { writeBrandFiles } from './writeBrandFiles.ts'

test('all logos have one size, and the web manifest names the company and icons that are there', async () => {
  const folder = temporaryFolder()
  const read = (name: string) => readFileSync(join(folder, name))
  await writeBrandFiles(folder)
  const { width, height } = logoSize()
  for (const tone of ['color', 'white', 'ink'])
    expect(String(read(`logo-${tone}.svg`))).toContain(`width="${width}" height="${height}"`)
  expect(read('logo-white.svg')).not.toEqual(read('logo-color.svg'))

  const { name, short_name, theme_color, icons } = JSON.parse(String(read('site.webmanifest')))
  expect([name, short_name, theme_color]).toEqual([brand.name, shortName, brand.palette.teal[900]])
  for (const { src, sizes } of icons) {
    const png = read(src)
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
})
