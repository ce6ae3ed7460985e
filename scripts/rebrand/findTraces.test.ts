import { describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { findBrandProblems } from '#content/schema/brand.ts'
import { findTraces } from './findTraces.ts'
import { otherBrand, signsOf } from './otherBrand.ts'

const signs = { words: ['Acme Works', 'acme.example', '+41 44 555'], colors: ['#0B3A3D'] }

describe('findTraces', () => {
  it.each([
    '<title>About | Acme Works</title>',
    'ACME\n WORKS',
    'subject=Acme%20Works',
    'mailto:hello@acme.example',
    'tel:+4144555',
    'color:#0b3a3d',
    'fill="#0B3A3D80"',
    "url('data:image/svg+xml,%230b3a3d')",
    '<color rgb="FF0B3A3D"/>',
    'rgb(11, 58, 61)',
    'rgb(11 58 61 / 0.5)',
    'rgba(11,58,61,.5)',
  ])('finds what is left in %j', (text) => {
    expect(findTraces(`before ${text} after`, signs)).toHaveLength(1)
  })

  it.each(['Acme', 'example', 'M11 58 61', 'rgb(11, 58, 610)', 'chunk-0B3A3Dx.js', '#0B3A3E'])(
    'finds nothing in %j',
    (text) => {
      expect(findTraces(text, signs)).toEqual([])
    },
  )
})

describe('otherBrand', () => {
  it('is a good brand that has nothing of the first one', () => {
    const other = otherBrand(brand)
    expect(findBrandProblems(other)).toEqual([])
    expect(findTraces(JSON.stringify(other), signsOf(brand))).toEqual([])
    expect(signsOf(other).colors).toHaveLength(signsOf(brand).colors.length)
  })
})
