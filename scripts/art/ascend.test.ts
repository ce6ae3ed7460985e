import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { ascend } from './ascend.ts'
import { sourceArt } from './sourceArt.ts'

test('stems and their notes rise, and at rest the scene looks as it was drawn', () => {
  const pixels = (svg: string) => new Resvg(svg, { fitTo: { mode: 'width', value: 300 } }).render().pixels
  const drawn = sourceArt('scenes/home')
  const animated = ascend(drawn)
  expect(animated.match(/class="[sn]"/g)).toHaveLength(12)
  expect(pixels(animated).equals(pixels(drawn))).toBe(true)
})
