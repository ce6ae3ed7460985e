import { describe, expect, it } from 'vitest'
import { loadArticles } from '#content/collections/articles.ts'
import { loadModules } from '#content/collections/modules.ts'
import { portraitKey, sceneGrounds, sectionKeys } from '#content/images.ts'
import { createRandom } from './createRandom.ts'
import { drawAll } from './drawAll.ts'
import { sceneArt } from './sceneArt.ts'

const LIMITS = { modules: 9_000, scenes: 14_000, articles: 9_000, portraits: 12_000, sections: 9_000 }
const drawings = drawAll()
const pictures = Object.entries(drawings).flatMap(([group, all]) =>
  [...all].map(([key, draw]) => ({
    name: `${group}/${key}`,
    svg: draw(),
    limit: LIMITS[group as keyof typeof LIMITS],
  })),
)

describe('drawAll', () => {
  it('draws every module, article, author, scene and section', () => {
    expect([...drawings.modules.keys()].sort()).toEqual(
      loadModules()
        .map(({ slug }) => slug)
        .sort(),
    )
    expect([...drawings.articles.keys()].sort()).toEqual(
      loadArticles()
        .map(({ id }) => id)
        .sort(),
    )
    expect([...drawings.portraits.keys()]).toEqual(
      expect.arrayContaining(loadArticles().map(({ author }) => portraitKey(author))),
    )
    expect([...drawings.scenes.keys()]).toEqual(Object.keys(sceneGrounds))
    expect([...drawings.sections.keys()]).toEqual([...sectionKeys])
  })

  it('draws the same picture every time', () => {
    const again = Object.values(drawAll()).flatMap((all) => [...all.values()].map((draw) => draw()))
    expect(again).toEqual(pictures.map(({ svg }) => svg))
  })

  it('never draws two pictures alike', () => {
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length)
  })

  it.each(pictures)('$name is small, complete and safe under a strict content policy', ({ svg, limit }) => {
    expect(svg.length).toBeLessThanOrEqual(limit)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg).not.toMatch(/<(?:script|style|text|image|foreignObject)| style=| on\w+=|href=/)
  })
})

describe('sceneArt', () => {
  it('follows the ground it is drawn for', () => {
    expect(sceneArt('home', 'coral')).not.toBe(sceneArt('home', 'teal'))
    expect(sceneArt('home')).toBe(sceneArt('home', sceneGrounds.home))
  })
})

describe('createRandom', () => {
  it('gives numbers from 0 to below 1 that depend on the seed alone', () => {
    const take = (seed: string) => {
      const random = createRandom(seed)
      return Array.from({ length: 500 }, () => random.next())
    }
    expect(take('find-your-why')).toEqual(take('find-your-why'))
    expect(take('find-your-why')).not.toEqual(take('find-your-who'))
    expect(Math.min(...take('a'))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...take('a'))).toBeLessThan(1)
  })
})
