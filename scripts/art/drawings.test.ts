import { afterAll, expect, test, vi } from 'vitest'
import { articleMarkdown, moduleMarkdown } from '#content/collections/sampleContent.ts'
import { CAROUSEL_CATEGORIES, LISTING_CATEGORIES } from '#content/schema/articleCategories.ts'
import { MODULE_CATEGORIES } from '#content/schema/module.ts'
import { slugify } from '#content/schema/slugify.ts'
import { site } from '#content/site.ts'
import { contentFolder } from '../testing/temporaryFolder.ts'
import { drawings } from './drawings.ts'
import { initials } from './initials.ts'
import type * as SourceArt from './sourceArt.ts'
import { sourceArt, sourceNames } from './sourceArt.ts'

// The next file of the same worker reads the content anew.
afterAll(() => vi.resetModules())

test('every entry of a menu has a picture, and so has what was not found', () => {
  const entries = site.nav.flatMap(({ items }) => items)
  const marks = entries.map(({ href }) => `<view id="${href.split('/').pop()}"`)
  for (const mark of marks) expect(drawings().get('menu-marks')?.()).toContain(mark)
  // Seen without a view: a new entry has a dot, and not parts of two marks.
  expect(drawings().get('menu-marks')?.()).toMatch(
    /<svg [^>]*viewBox="0 256 32 32".*<circle cx="16" cy="272"/s,
  )
  expect(drawings().get('signs')?.()).toContain('<symbol id="fallen-note"')
})

test('a new module or article of any category has a picture of its kind, a new author has initials', () => {
  const texts: Record<string, string> = {}
  for (const category of MODULE_CATEGORIES)
    texts[`modules/${slugify(category)}.md`] = moduleMarkdown({ category })
  for (const category of LISTING_CATEGORIES)
    texts[`articles/${slugify(category)}.md`] = articleMarkdown({ category, author: 'Asha Rao' })
  for (const category of CAROUSEL_CATEGORIES)
    texts[`articles/${slugify(category)}.md`] = articleMarkdown({ category, shownIn: ['carousel'] })
  contentFolder(texts)
  const drawn = drawings()
  for (const name of Object.keys(texts).map((file) => file.replace('.md', '')))
    expect(drawn.get(name)?.(), name).toBe(sourceArt(`stand-ins/${name}`))
  expect(drawn.get('portraits/asha-rao')?.()).toBe(initials('Asha Rao'))
})

test('a drawing of an article that is not public stays for the pages that show it', () => {
  contentFolder({ 'articles/.keep': '' })
  const drawn = drawings()
  expect([...drawn.keys()]).toEqual(expect.arrayContaining(sourceNames('articles')))
})

test('a drawing that cannot be shown is left out, or gives its place to that of its kind', async () => {
  vi.resetModules()
  vi.doMock('./sourceArt.ts', async (original) => {
    const { refusal } = await import('./readSvg.ts')
    const art = await original<typeof SourceArt>()
    return {
      ...art,
      sourceArt(name: string) {
        if (/home|find-your-why/.test(name)) throw refusal(name, 'has words')
        return art.sourceArt(name)
      },
    }
  })
  const drawn = (await import('./drawings.ts')).drawings()
  vi.doUnmock('./sourceArt.ts')
  expect([drawn.has('scenes/home'), drawn.has('scenes/a1')]).toEqual([false, true])
  expect(drawn.get('modules/find-your-why')?.()).not.toBe(sourceArt('modules/find-your-why'))
})
