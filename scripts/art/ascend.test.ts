import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ascend } from './ascend.ts'
import { sourceArt } from './sourceArt.ts'

test('stems and their notes rise, and at rest the scene looks as it was drawn', async () => {
  const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(300).raw().toBuffer()
  const drawn = sourceArt('scenes/home')
  const animated = ascend(drawn)
  expect(animated.match(/class="[sn]"/g)).toHaveLength(10)
  expect((await pixels(animated)).equals(await pixels(drawn))).toBe(true)
})
