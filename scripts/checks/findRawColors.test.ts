import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findRawColors, RAW_COLORS_ALLOWED } from './findRawColors.ts'

describe('findRawColors', () => {
  it.each([
    ["color: '#0B3A3D'", '#0B3A3D'],
    ["boxShadow: '0 1px 0 #0b3a3d80'", '#0b3a3d80'],
    ["fill('#fff')", '#fff'],
    ['color:#abc;margin:0', '#abc'],
    ["'&::backdrop': { bg: 'rgb(11 58 61 / 0.6)' }", 'rgb(1'],
    ["color: 'hsl(180, 50%, 20%)'", 'hsl(1'],
    ["color: 'oklch(0.4 0.1 190)'", 'oklch(0'],
  ])('finds the color in %s', (line, color) => {
    expect(findRawColors('scripts/a.ts', `\n${line}`)).toEqual([
      `scripts/a.ts:2: the color ${color} is spelled out; take it from brand.palette of content/brand.ts`,
    ])
  })

  it.each([
    "import { brand } from '#content/brand.ts'",
    "import { x } from '#components/x.ts'",
    'this.#feed()',
    '  #face = 1',
    "href: '#calendar'",
    '// see issue #942',
    "'color-mix(in srgb, {colors.ink} 30%, transparent)'",
    "const href = '/articles#faded-out'",
    '&#8217;',
  ])('finds none in %s', (line) => {
    expect(findRawColors('components/a.tsx', line)).toEqual([])
  })

  it('has no exception for a file that is gone', () => {
    for (const file of Object.keys(RAW_COLORS_ALLOWED)) expect(existsSync(file), file).toBe(true)
  })
})
