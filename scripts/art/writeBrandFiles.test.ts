import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { company } from '#content/site.ts'
import { brandFiles } from './writeBrandFiles.ts'

const files = brandFiles(company.name)

describe('brandFiles', () => {
  it.each(Object.keys(files).filter((file) => /\.(?:svg|webmanifest)$/.test(file)))(
    '%s is committed as it is drawn',
    (file) => {
      expect(readFileSync(`public/${file}`, 'utf8')).toBe(files[file])
    },
  )

  it('packs one picture of 32 pixels into favicon.ico', () => {
    const icon = readFileSync('public/favicon.ico')
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon[6], icon[7]]).toEqual([1, 1, 32, 32])
    expect(icon.subarray(23, 26).toString()).toBe('PNG')
    expect(icon.readUInt32LE(14)).toBe(icon.length - icon.readUInt32LE(18))
  })
})
