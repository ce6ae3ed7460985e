import { describe, expect, it } from 'vitest'
import { describeUse } from './describeUse.ts'
import { findUses } from './findUses.ts'

describe('findUses', () => {
  const uses = findUses()

  it('finds the one page that uses a section', () => {
    expect(uses['sections/proof/SourceTable']).toEqual(['/impact'])
  })

  it('follows a section into the page layouts that hold it', () => {
    expect(uses['sections/proof/MetricBars']).toEqual(['/leadership', '/transformation'])
  })

  it('finds what a page renders through a file of its own', () => {
    expect(uses['modules/CourseHero']).toEqual(['/fast-track-modules/@slug'])
  })

  it('knows the shell', () => {
    expect(uses['layout/Footer']).toEqual(['every page'])
  })

  it('names the pages whose address says nothing', () => {
    expect(uses['sections/list/FaqList']).toContain('the home page')
    expect(uses['sections/call/SearchForm']).toContain('the error page')
  })
})

describe('describeUse', () => {
  it.each([
    [[], 'Not used on any page'],
    [['/impact'], 'Used on /impact only'],
    [['the home page', '/about'], 'Used on the home page, /about'],
    [['/a', '/b', '/c', '/d', '/e', '/f', '/g'], 'Used on /a, /b, /c, /d, /e, /f and 1 more'],
    [['every page'], 'Used on every page'],
    [['every page', '/about'], 'Used on every page'],
  ])('%j: %s', (addresses, text) => {
    expect(describeUse(addresses)).toBe(text)
  })
})
