import { expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { findContrastProblems } from './findContrastProblems.ts'

it('names both colors, the contrast, and what to change', () => {
  const { palette } = brand
  expect(findContrastProblems(palette)).toEqual([])
  const problems = findContrastProblems({
    ...palette,
    sand: { ...palette.sand, 0: '#FFFFFF', 600: '#8A8A8A' },
  })
  expect(problems[0]).toBe(
    'content/brand/brand.yaml: palette: quiet text in sand.600 (#8A8A8A) on sand.0 (#FFFFFF) cannot be read well: ' +
      'the contrast is 3.45 to 1 and has to be 4.5 (WCAG AA). Make sand.600 darker or sand.0 lighter.',
  )
})
