import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { showProblem } from '#content/collections/ContentError.ts'
import { articleMarkdown } from '#content/collections/sampleContent.ts'
import type { Photos } from '#content/images.ts'
import { plainPhoto } from '../testing/plainPhoto.ts'
import { contentFolder, writeFiles } from '../testing/temporaryFolder.ts'
import { findPhotoProblems } from './findPhotoProblems.ts'
import { generatePhotos } from './generatePhotos.ts'

let folder = ''
const inside = (name: string) => join(folder, name)
const generate = async (): Promise<Photos> => {
  await generatePhotos(inside('public'), [inside('images')], inside('list.json'))
  return JSON.parse(readFileSync(inside('list.json'), 'utf8'))
}

beforeEach(() => {
  folder = contentFolder({ 'articles/a.md': articleMarkdown({}, '![Seen](Site%20Visit.jpg)') })
})

test('a photo comes in two formats, the widths that it has, and once for every browser', async () => {
  writeFiles(folder, { 'articles/a/Site Visit.jpg': await plainPhoto(500, 10) })
  const photo = (await generate())['articles/a/Site Visit.jpg']
  expect(photo).toMatchObject({ width: 500, height: 10 })
  expect(photo?.src).toMatch(/^\/images\/articles\/a\/site-visit\.[0-9a-f]{8}-500\.jpg$/)
  expect(photo?.sources?.map(({ type, srcSet }) => [type, srcSet.match(/\d+w/g)])).toEqual([
    ['image/avif', ['480w', '500w']],
    ['image/webp', ['480w', '500w']],
  ])
})

test('a photo is taken in place of a drawing or under a new name, and skipped without a place or a use', async () => {
  const photo = await plainPhoto(40)
  writeFiles(folder, {
    'images/scenes/home.jpg': photo,
    'images/scenes/our-office.jpg': photo,
    'images/modules/no-module.jpg': photo,
    'images/modules/find-your-why.jpg': photo,
    'images/portraits/asha-rao.jpg': 'Not a picture',
    'images/scenes/broken.jpg': 'Not a picture',
  })
  const photos = await generate()
  expect(Object.keys(photos)).toEqual(['scenes/home', 'scenes/our-office'])
  expect(photos['scenes/home']).toMatchObject({ width: 40, height: 20 })
})

test('the photos of a draft are left out of a build, and what is wrong with them is said of a draft', async () => {
  writeFiles(folder, {
    'articles/a.md': articleMarkdown({ draft: true }),
    'articles/a/cover.jpg': await plainPhoto(1199),
  })
  expect(await generate()).toEqual({})
  expect(existsSync(inside('public'))).toBe(false)
  expect(await findPhotoProblems()).toMatchObject([{ state: 'draft' }])
  vi.stubEnv('CONTENT_DRAFTS', '1')
  expect(Object.keys(await generate())).toEqual(['articles/a'])
})

test('a photo that is too small, too large or broken is a mistake of its article, whatever its name was', async () => {
  writeFiles(folder, {
    'articles/a.md': articleMarkdown(
      { formerly: ['/resources/articles/old'] },
      '![A note](note.png)\n\n![A yard](raw.jpg)',
    ),
    'articles/a/cover.jpg': await plainPhoto(1199),
    'articles/a/no-longer-shown.jpg': await plainPhoto(1),
    'articles/a/note.png': 'Not a picture',
    'articles/old/raw.jpg': Buffer.alloc(10_100_000),
  })
  expect((await findPhotoProblems([])).map(showProblem)).toEqual([
    expect.stringMatching(
      /articles\/a\.md: the picture a\/cover\.jpg is 1199 pixels wide, a cover needs 1200/,
    ),
    expect.stringMatching(/articles\/a\.md: the picture a\/note\.png cannot be read as a picture/),
    expect.stringMatching(/articles\/a\.md: the picture old\/raw\.jpg has 10\.1 MB, at most 10/),
  ])
})

test('any other photo holds up nothing: a warning names it', async () => {
  writeFiles(folder, {
    'modules/find-your-why.md': '',
    'images/modules/find-your-why.jpg': await plainPhoto(1199),
    'images/modules/find-you-why.jpg': await plainPhoto(1200),
    'images/modules/phone.heic': '',
    'images/portraits/asha-rao.svg': '<svg/>',
    'images/portraits/asha-rao.jpg': 'Not a picture',
    'images/portraits/ina-berg.jpg': await plainPhoto(480),
    'images/portraits/ida-berg.jpg': await plainPhoto(480),
    'people/team.yaml': 'members:\n  - name: "Ida Berg"',
  })
  expect((await findPhotoProblems([inside('images')])).map(showProblem)).toEqual([
    expect.stringMatching(
      /find-you-why\.jpg: warning: no module or person .* Did you mean "find-your-why"\?/,
    ),
    expect.stringMatching(/find-your-why\.jpg: warning: is 1199 pixels wide, .* the drawing is shown/),
    expect.stringMatching(/portraits\/asha-rao\.jpg: warning: cannot be read as a picture/),
    expect.stringMatching(/ina-berg\.jpg: warning: no module or person .* Did you mean "ida-berg"\?/),
    expect.stringMatching(/phone\.heic: warning: this isn’t a picture for the web/),
    expect.stringMatching(/asha-rao\.svg: warning: this isn’t a picture for the web/),
  ])
})
