import { describe, expect, it } from 'vitest'
import { arenaScript } from '#content/arenaScript.ts'
import { coaches } from '#content/coaches.ts'
import { loadArticles } from '#content/collections/articles.ts'
import { loadModules } from '#content/collections/modules.ts'
import { home } from '#content/home.ts'
import { markImage, portraitImage, portraitKey, sceneGrounds, sectionKeys } from '#content/images.ts'
import { coachLooks } from './coachLooks.ts'
import { createRandom } from './createRandom.ts'
import { drawAll } from './drawAll.ts'
import { sceneArt } from './sceneArt.ts'

const LIMITS = {
  modules: 9_000,
  scenes: 14_000,
  articles: 9_000,
  portraits: 12_000,
  sections: 9_000,
  marks: 1_500,
}
const drawings = drawAll()
const pictures = Object.entries(drawings).flatMap(([group, all]) =>
  [...all].map(([key, draw]) => ({
    name: `${group}/${key}`,
    svg: draw(),
    limit: LIMITS[group as keyof typeof LIMITS],
  })),
)

describe('drawAll', () => {
  it('draws every module, article, author, coach, face, scene and section', () => {
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
    expect([...drawings.portraits.keys()]).toEqual(
      expect.arrayContaining(coaches.map(({ name }) => portraitKey(name))),
    )
    expect([...drawings.portraits.keys()].map((key) => portraitImage(key, '').src)).toEqual(
      expect.arrayContaining(Object.values(arenaScript.faces).map(({ image }) => image.src)),
    )
    expect([...drawings.scenes.keys()]).toEqual(Object.keys(sceneGrounds))
    expect([...drawings.sections.keys()]).toEqual([...sectionKeys])
    expect([...drawings.marks.keys()].map((key) => markImage(key).src).sort()).toEqual(
      home.voices.clients.map(({ mark }) => mark.src).sort(),
    )
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
    // The style that animates stems (ascend.ts) has no effect where a policy forbids it.
    const still = svg
      .replace(/<style>@media screen and \(prefers-reduced-motion:no-preference\)[^<]*<\/style>/, '')
      .replace(/ style="--i:\d+(?:;--h:\d+px)?"/g, '')
    expect(still).not.toMatch(/<(?:script|style|text|image|foreignObject)| style=| on\w+=|href=/)
  })
})

describe('sceneArt', () => {
  it('follows the ground it is drawn for', () => {
    expect(sceneArt('home', 'coral')).not.toBe(sceneArt('home', 'teal'))
    expect(sceneArt('home')).toBe(sceneArt('home', sceneGrounds.home))
  })
})

describe('portraits of coaches', () => {
  it('were chosen by hand, each with a combination of its own', () => {
    const looks = coaches.map(({ name }) => coachLooks[portraitKey(name)])
    expect(looks).not.toContain(undefined)
    const heads = looks.map((look) => `${look?.head} ${look?.hair} ${look?.skin}`)
    expect(new Set(heads).size).toBe(coaches.length)
  })

  it.each([10, 5])('differ in ground from the portraits beside and below, %i in a row', (columns) => {
    const grounds = coaches.map(({ name }) => coachLooks[portraitKey(name)]?.ground)
    grounds.forEach((ground, place) => {
      if ((place + 1) % columns !== 0) expect(grounds[place + 1]).not.toBe(ground)
      expect(grounds[place + columns]).not.toBe(ground)
    })
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
