import { join, resolve } from 'node:path'
import type { TextOrList } from '../schema/article.ts'
import { type Module, moduleCategories, moduleFrontMatter } from '../schema/module.ts'
import { ContentError } from './ContentError.ts'
import { contentDir } from './contentDir.ts'
import { curlQuotes } from './curlQuotes.ts'
import { readCollection } from './readCollection.ts'

/**
 * Every module, in the order of the categories and then of the titles. Read once per folder.
 * @param dir the content folder, by default `CONTENT_DIR` or "./content".
 * @throws ContentError with every problem of every file.
 */
export function loadModules(dir = contentDir()): readonly Module[] {
  const key = resolve(dir)
  const known = loaded.get(key)
  if (known) return known
  const modules = readModules(dir)
  loaded.set(key, modules)
  return modules
}

const loaded = new Map<string, readonly Module[]>()

function readModules(dir: string): Module[] {
  const problems: string[] = []
  const modules = readCollection(join(dir, 'modules'), moduleFrontMatter).map(
    ({ slug, file, data, blocks }) => {
      const longDescription = blocks.filter(
        (block): block is TextOrList => block.kind === 'text' || block.kind === 'list',
      )
      if (longDescription.length < blocks.length)
        problems.push(`${file}: field "body": a long description holds paragraphs and lists only`)
      // Titles and descriptions stay as they are typed: visitors search them by what they type.
      return {
        ...data,
        outcomes: data.outcomes.map((outcome) => curlQuotes(outcome)),
        whatYoullLearn: data.whatYoullLearn.map(({ title, text }) => ({ title, text: curlQuotes(text) })),
        slug,
        longDescription,
      }
    },
  )
  if (problems.length > 0) throw new ContentError(problems)
  return modules.sort(byCategoryThenTitle)
}

function byCategoryThenTitle(a: Module, b: Module) {
  const category = moduleCategories.indexOf(a.category) - moduleCategories.indexOf(b.category)
  return category || compare(a.title, b.title) || compare(a.slug, b.slug)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
