import { expect, test, vi } from 'vitest'
import { arenaScript } from '#content/arenaScript.ts'
import { articleMarkdown, moduleMarkdown } from '#content/collections/sampleContent.ts'
import type { Image } from '#content/images.ts'
import { articleCategories } from '#content/schema/article.ts'
import { MODULE_CATEGORIES } from '#content/schema/module.ts'
import { slugify } from '#content/schema/slugify.ts'
import { site } from '#content/site.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { drawings } from './drawings.ts'
import { initials } from './initials.ts'
import type * as SourceArt from './sourceArt.ts'
import { sourceArt } from './sourceArt.ts'

const nameOf = ({ src }: Image) => src.slice('/art/'.length, -'.svg'.length)

test('every face of a script and entry of a menu has a picture, and so has what was not found', () => {
  const faces = Object.values(arenaScript.faces).map(({ image }) => nameOf(image))
  expect([...drawings().keys()]).toEqual(expect.arrayContaining(faces))

  const entries = site.nav.flatMap(({ items }) => items)
  const marks = entries.map(({ href }) => `<view id="${href.split('/').pop()}"`)
  for (const mark of marks) expect(drawings().get('menu-marks')?.()).toContain(mark)
  expect(drawings().get('signs')?.()).toContain('<symbol id="fallen-note"')
})

test('a new module and article have the picture of their kind, a new author has initials', () => {
  const drawn = drawings(
    temporaryFolder({
      'modules/new.md': moduleMarkdown({ category: 'Change & Resilience' }),
      'articles/new.md': articleMarkdown({ category: 'Team Building', author: 'Asha Rao' }),
    }),
  )
  for (const [name, standIn] of [
    ['modules/new', 'modules/change-and-resilience'],
    ['articles/new', 'articles/team-building'],
  ] as const)
    expect(drawn.get(name)?.()).toBe(sourceArt(`stand-ins/${standIn}`))
  expect(drawn.get('portraits/asha-rao')?.()).toBe(initials('Asha Rao'))
})

test('a drawing that cannot be shown is left out, or gives its place to that of its kind', async () => {
  vi.resetModules()
  vi.doMock('./sourceArt.ts', async (original) => ({
    ...(await original<typeof SourceArt>()),
    drawingProblem: (name: string) => (/home|find-your-why/.test(name) ? 'has words' : undefined),
  }))
  const drawn = (await import('./drawings.ts')).drawings()
  vi.doUnmock('./sourceArt.ts')
  expect([drawn.has('scenes/home'), drawn.has('scenes/a1')]).toEqual([false, true])
  expect(drawn.get('modules/find-your-why')?.()).not.toBe(sourceArt('modules/find-your-why'))
})

test.each([
  ...MODULE_CATEGORIES.map((category) => `modules/${slugify(category)}`),
  ...articleCategories.map((category) => `articles/${slugify(category)}`),
])('%s has a stand-in', (name) => {
  expect(sourceArt(`stand-ins/${name}`)).toMatch(/^<svg /)
})
