import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainPhoto } from '../testing/plainPhoto.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { generateArt } from './generateArt.ts'

test('a photo is taken in place of a drawing or under a new name, and skipped without a place or a use', async () => {
  const photo = await plainPhoto(40)
  const folder = temporaryFolder({
    'photos/scenes/home.jpg': photo,
    'photos/scenes/our-office.jpg': photo,
    'photos/modules/no-module.jpg': photo,
    'photos/modules/find-your-why.jpg': photo,
    'photos/portraits/asha-rao.jpg': 'Not a picture',
    'photos/scenes/broken.jpg': 'Not a picture',
  })
  const photosFile = join(folder, 'photos.json')
  await generateArt(join(folder, 'art'), [join(folder, 'photos')], photosFile)
  const overrides = JSON.parse(readFileSync(photosFile, 'utf8'))
  expect(Object.keys(overrides)).toEqual(['scenes/home', 'scenes/our-office'])
  expect(overrides['scenes/home']).toMatchObject({ width: 40, height: 20 })
})
