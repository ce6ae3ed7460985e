import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { plainPhoto } from '../testing/plainPhoto.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { generateShareImages } from './generateShareImages.ts'
import type { SharePage } from './shareImage.ts'

const page: SharePage = {
  slug: 'leadership-a1',
  title: 'Take charge',
  section: 'Leadership',
  artKey: 'articles/a',
  ground: 'teal',
}
let folder = ''
const inside = (name: string) => join(folder, name)
const share = (pages: readonly SharePage[]) =>
  generateShareImages(pages, {
    publicDir: folder,
    shareDir: inside('share'),
    cacheDir: inside('cache'),
  })
const image = () => readFileSync(inside('share/leadership-a1.png'))

beforeEach(() => {
  folder = temporaryFolder({ 'art/articles/a.svg': '<svg viewBox="0 0 4 3" width="4" height="3"></svg>' })
})

test('a page has a picture of 1200 x 630, which is kept while nothing changes', async () => {
  await share([page])
  expect(await sharp(image()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  writeFileSync(inside(`cache/${readdirSync(inside('cache'))[0]}`), 'kept')
  await share([page])
  expect(image().toString()).toBe('kept')
  await share([{ ...page, title: 'Take charge early' }])
  expect(image().toString()).not.toBe('kept')
})

test('a photo is shown in place of the drawing, and drawn anew when it changes', async () => {
  for (const background of ['#ff0000', '#0000ff']) {
    writeFileSync(inside('cover.jpg'), await plainPhoto(13, 7, background))
    await share([{ ...page, artKey: 'scenes/our-office', photo: '/cover.jpg' }])
    const pixel = sharp(image()).extract({ left: 900, top: 300, width: 1, height: 1 })
    const [red = 0, , blue = 0] = await pixel.raw().toBuffer()
    expect(background === '#ff0000' ? red - blue : blue - red).toBeGreaterThan(200)
  }
})
