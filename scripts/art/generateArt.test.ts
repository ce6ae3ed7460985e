import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder, writeFiles } from '../testing/temporaryFolder.ts'
import { generateArt } from './generateArt.ts'

let folder = ''
const inside = (name: string) => join(folder, name)
const draw = () =>
  generateArt({ artDir: inside('art'), photoFolders: [inside('photos')], photosFile: inside('photos.json') })
const overrides = () => JSON.parse(readFileSync(inside('photos.json'), 'utf8'))

/** Small, because encoding takes time. */
async function addPhoto(name: string) {
  mkdirSync(inside(join('photos', name, '..')), { recursive: true })
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background: '#1B857F' } })
  writeFileSync(inside(join('photos', name)), await image.png().toBuffer())
}

beforeEach(() => {
  folder = temporaryFolder()
})

describe('generateArt', () => {
  it('writes every picture once and leaves unchanged ones alone', async () => {
    const written = () => statSync(inside('art/scenes/home.svg')).mtimeMs
    await draw()
    const first = written()
    expect(overrides()).toEqual({})
    await draw()
    expect(written()).toBe(first)
  })

  it('takes a photo in place of a drawing or under a new name, and skips one without a place or a use', async () => {
    await addPhoto('scenes/home.png')
    await addPhoto('scenes/our-office.png')
    await addPhoto('modules/no-module.png')
    await addPhoto('modules/find-your-why.png')
    writeFiles(folder, {
      'photos/portraits/asha-rao.jpg': 'Not a picture',
      'photos/scenes/broken.jpg': 'Not a picture',
    })
    await draw()
    expect(Object.keys(overrides())).toEqual(['scenes/home', 'scenes/our-office'])
    expect(overrides()['scenes/home']).toMatchObject({ width: 40, height: 20 })
  })
})
