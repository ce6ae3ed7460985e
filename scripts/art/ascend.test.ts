import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { ascend } from './ascend.ts'
import { sceneArt } from './sceneArt.ts'

test('stems and their notes rise, from the left to the right', () => {
  const svg = ascend(sceneArt('home'))
  expect(svg.match(/class="s"/g)).toHaveLength(6)
  expect(svg.match(/class="n"/g)).toHaveLength(6)
  expect(svg).toContain('prefers-reduced-motion:no-preference')
  const places = [...svg.matchAll(/class="s" style="--i:(\d)" d="M([\d.]+)/g)]
  const fromLeft = places.sort((a, b) => Number(a[2]) - Number(b[2])).map(([, place]) => Number(place))
  expect(fromLeft).toEqual([0, 1, 2, 3, 4, 5])
})

test('at rest the scene looks as it was drawn', () => {
  const pixels = (svg: string) => new Resvg(svg, { fitTo: { mode: 'width', value: 300 } }).render().pixels
  const drawn = sceneArt('home')
  expect(pixels(ascend(drawn)).equals(pixels(drawn))).toBe(true)
})

test('a scene without stems stays as it is', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 9V2"/><circle cx="5" cy="2" r="1"/></svg>'
  expect(ascend(svg)).toBe(svg)
})
