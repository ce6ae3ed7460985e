import { describe, expect, it } from 'vitest'
import { articleCategories } from '#content/schema/article.ts'
import { articleArt } from './articleArt.ts'
import { coverArt } from './coverArt.ts'

const PLACES = [0, 1, 2, 3, 4, 5]

describe('coverArt', () => {
  it.each(articleCategories)('gives six neighbors of "%s" six pictures, each small', (category) => {
    const covers = PLACES.map((place) => coverArt(`article-${place}`, category, place))
    expect(new Set(covers).size).toBe(PLACES.length)
    for (const cover of covers) {
      expect(cover.length).toBeLessThanOrEqual(9_000)
      expect(cover).not.toMatch(/NaN|undefined|Infinity| style=/)
    }
  })

  it('shows another thing in every category', () => {
    const things = articleCategories.map((category) => coverArt('one', category, 0).replace(/#\w{6}/g, ''))
    expect(new Set(things).size).toBe(articleCategories.length)
  })

  it('draws the same cover every time', () => {
    expect(coverArt('one', 'Team Building', 1)).toBe(coverArt('one', 'Team Building', 1))
  })
})

describe('articleArt', () => {
  const category = 'Organizational Culture'
  const draw = (ids: string[]) => articleArt(ids.map((id) => ({ id, category })))

  it('prefers the drawing of the article', () => {
    const art = draw(['culture-on-a-bad-day', 'something-new'])
    expect(art.get('culture-on-a-bad-day')?.()).not.toBe(coverArt('culture-on-a-bad-day', category, 0))
    expect(art.get('something-new')?.()).toBe(coverArt('something-new', category, 1))
  })

  it('leaves older articles as they are when one is added', () => {
    expect(draw(['one', 'two']).get('two')?.()).toBe(draw(['one', 'two', 'three']).get('two')?.())
  })
})
