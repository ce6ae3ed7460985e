import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articles } from '#content/collections/articles.ts'
import { landingPages } from '#content/collections/landingPages.ts'
import { modules } from '#content/collections/modules.ts'
import { IMAGE_SIZES } from '#content/images.ts'
import { portrayed } from '#content/portrayed.ts'
import { slugify } from '#content/schema/slugify.ts'
import { ascend } from './ascend.ts'
import { initials } from './initials.ts'
import { removeOthers, writeIfChanged } from './outputFiles.ts'
import { problemsOf } from './readSvg.ts'
import { SOURCE_FOLDER, sourceArt, sourceNames } from './sourceArt.ts'

/**
 * Functions that return each drawing of the site as SVG, by its name such as "modules/find-your-why". They are called one at
 * a time, because there may be too many drawings to keep in memory. A module and an article without a drawing of
 * their own that can be shown get one of `content/art/stand-ins/`, a person gets initials.
 */
export function drawings(): Map<string, () => string> {
  const usable = new Set(
    Object.keys(IMAGE_SIZES)
      .flatMap((group) => sourceNames(group))
      .filter((name) => problemsOf(() => sourceArt(name)).length === 0),
  )
  const all = new Map<string, () => string>()
  const add = (name: string, standIn: () => string) =>
    all.set(name, usable.has(name) ? () => sourceArt(name) : standIn)

  for (const name of usable)
    if (name.startsWith('scenes/')) all.set(name, () => ascend(sourceArt(name)))
    // A page may show the drawing of an article that isn't public.
    else if (!name.startsWith('modules/')) all.set(name, () => sourceArt(name))
  all.set('menu-marks', () => sourceArt('menu-marks'))
  // Has the colors of the page that shows it.
  all.set('signs', () => readFileSync(join(SOURCE_FOLDER, 'signs.svg'), 'utf8'))

  const shown = articles.list()
  for (const { slug, category } of modules.list())
    add(`modules/${slug}`, () => sourceArt(`stand-ins/modules/${slugify(category)}`))
  for (const { id, category } of shown)
    add(`articles/${id}`, () => sourceArt(`stand-ins/articles/${slugify(category)}`))
  for (const name of [
    ...portrayed.map(({ name }) => name),
    ...shown.map(({ author }) => author),
    ...quotedOnLandingPages(),
  ])
    add(`portraits/${slugify(name)}`, () => initials(name))
  return all
}

/**
 * Writes every drawing to `<artDir>/<group>/<key>.svg`, and deletes those that are no longer used. Unchanged files aren't written.
 * @param artDir served as `/art/`
 */
export function writeDrawings(artDir: string): void {
  const drawn = drawings()
  for (const [name, draw] of drawn) writeIfChanged(join(artDir, `${name}.svg`), draw())
  removeOthers(artDir, new Set(Array.from(drawn.keys(), (name) => `${name}.svg`)))
}

const quotedOnLandingPages = () =>
  landingPages().flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'quote' ? [section.voice.name] : [])),
  )
