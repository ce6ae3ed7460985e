import { describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import type { Palette } from '#content/schema/brand.ts'
import { findContrastProblems } from './findContrastProblems.ts'

const palette: Palette = brand.palette
const readable: Palette = {
  ink: '#000000',
  teal: { 100: '#F0F0F0', 200: '#D0D0D0', 300: '#B0B0B0', 500: '#707070', 700: '#404040', 900: '#101010' },
  coral: { 100: '#F0F0F0', 200: '#E0E0E0', 300: '#D0D0D0', 500: '#B0B0B0', 600: '#606060', 700: '#404040' },
  gold: '#E0E0E0',
  sand: { 0: '#FFFFFF', 1: '#F0F0F0', 2: '#E0E0E0', 600: '#505050' },
  quiet: { onTeal: '#404040', onCoral: '#404040' },
}

describe('findContrastProblems', () => {
  it('finds nothing in the palette of the brand', () => {
    expect(findContrastProblems(palette)).toEqual([])
  })

  it('names both colors, the contrast, and what to change', () => {
    const faint = { ...readable, sand: { ...readable.sand, 600: '#8A8A8A' } }
    const problems = findContrastProblems(faint)
    expect(problems[0]).toBe(
      'content/brand.ts: palette: quiet text in sand.600 (#8A8A8A) on sand.0 (#FFFFFF) cannot be read well: ' +
        'the contrast is 3.45 to 1 and has to be 4.5 (WCAG AA). Make sand.600 darker or sand.0 lighter.',
    )
    // Only sand.600 can change, and the border of a field needs less contrast, so it isn't reported.
    expect(problems.at(-1)).toMatch(/on white .* Make sand\.600 darker\.$/)
    expect(problems).toHaveLength(3)
  })

  it.each<[string, Palette, string]>([
    ['the ink is pale', { ...readable, ink: '#9A9A9A' }, 'text in ink'],
    [
      'the dark ground is light',
      { ...readable, teal: { ...readable.teal, 900: '#C0C0C0' } },
      'text on the dark',
    ],
    ['coral is dark', { ...readable, coral: { ...readable.coral, 500: '#303030' } }, 'the label of a button'],
    [
      'quiet text is faint on its ground',
      { ...readable, quiet: { onTeal: '#999999', onCoral: '#404040' } },
      'quiet.onTeal',
    ],
  ])('finds a problem when %s', (_, changed, text) => {
    expect(findContrastProblems(readable)).toEqual([])
    expect(findContrastProblems(changed).join('\n')).toContain(text)
  })
})
