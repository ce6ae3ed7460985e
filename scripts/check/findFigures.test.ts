import { describe, expect, it } from 'vitest'
import { allowedFigures } from '#content/figures/allowed.ts'
import { programs } from '#content/figures/programs.ts'
import { returns } from '#content/figures/returns.ts'
import { findFigures } from './findFigures.ts'

const claims = [programs.readiness, returns.succession]
const find = (
  file: string,
  source: string,
  allowed = [{ file: 'home.ts', text: 'by 45%', reason: 'quoted' }],
) => findFigures(file, source, { claims, allowed })

describe('findFigures', () => {
  it.each([
    ["figure: '+85%'", ['+85%']],
    ["'Average ROI of 3.2x'", ['3.2x']],
    ["'8x the fee'", ['8x']],
    ["'500+ organizations, 1,000+ people'", ['500+', '1,000+']],
    ["'a gain of 15-25% a year'", ['15-25%']],
    ["'14 percent fewer'", ['14 percent']],
    ['{ percent: 86 }', ['percent: 86']],
    ["// earlier 85%\n/* and 3.2x */ 'none'", []],
    ["'A3X and T3X', '2x2', '10-25 people', '09:00:00+05:30', '+91 40 5550'", []],
    ["'{share}% of the gains'", []],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: copy that refers to the register
    ['`We see ${returns.productivity.figure}.`', []],
  ])('finds claims in %s', (source, expected) => {
    expect(find('leadership.ts', source).map(({ figure }) => figure)).toEqual(expected)
  })

  it('names the line', () => {
    expect(find('leap.ts', "/** 40%\n * more */\nconst a = 'one'\nconst b = '40%'")).toEqual([
      { line: 4, figure: '40%' },
    ])
  })

  it('lets a figure stand where it is allowed, and nowhere else', () => {
    expect(find('home.ts', "'grew\n  by 45%' and 'by 46%'").map(({ figure }) => figure)).toEqual(['46%'])
    expect(find('about.ts', "'grew by 45%'")).toHaveLength(1)
  })

  it('lets Markdown quote a claim with its own label alone', () => {
    expect(find('articles/a.md', 'We see 40% faster\nsuccession.')).toEqual([])
    expect(find('articles/a.md', 'We see 40% better succession.')).toHaveLength(1)
    expect(find('home.ts', "'40% faster succession'")).toHaveLength(1)
  })
})

describe('the list of allowed figures', () => {
  it('gives a reason for each', () => {
    for (const { text, reason } of allowedFigures) expect(reason, text).toMatch(/\w{3}/)
  })
})
