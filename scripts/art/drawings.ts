import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articles } from '#content/collections/articles.ts'
import { landingPages } from '#content/collections/landingPages.ts'
import { modules } from '#content/collections/modules.ts'
import { portrayed } from '#content/portrayed.ts'
import { slugify } from '#content/schema/slugify.ts'
import { ascend } from './ascend.ts'
import { initials } from './initials.ts'
import { SOURCE_FOLDER, sourceArt, sourceKeys } from './sourceArt.ts'

/**
 * Functions that return each drawing of the site as SVG, by its name such as "modules/find-your-why". They are called one at
 * a time, because there may be too many drawings to keep in memory. A module and an article without a drawing of
 * their own get one of `content/art/stand-ins/`, a person gets initials.
 * @param contentDir folder with `modules/` and `articles/`, by default the shipped content
 */
export function drawings(contentDir?: string): Map<string, () => string> {
  const all = new Map<string, () => string>()
  const add = (name: string, standIn: () => string) =>
    all.set(name, () => (existsSync(join(SOURCE_FOLDER, `${name}.svg`)) ? sourceArt(name) : standIn()))

  for (const key of sourceKeys('scenes')) all.set(`scenes/${key}`, () => ascend(sourceArt(`scenes/${key}`)))
  for (const group of ['sections', 'portraits'])
    for (const key of sourceKeys(group)) all.set(`${group}/${key}`, () => sourceArt(`${group}/${key}`))
  all.set('menu-marks', () => sourceArt('menu-marks'))
  // Has the colors of the page that shows it.
  all.set('signs', () => readFileSync(join(SOURCE_FOLDER, 'signs.svg'), 'utf8'))

  const shown = articles.list(contentDir)
  for (const { slug, category } of modules.list(contentDir))
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

const quotedOnLandingPages = () =>
  landingPages().flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'quote' ? [section.voice.name] : [])),
  )
