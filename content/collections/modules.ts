import { modulePath } from '../routes.ts'
import type { TextOrList } from '../schema/article.ts'
import { MODULE_CATEGORIES, type Module, moduleFrontMatter } from '../schema/module.ts'
import { Collection } from './Collection.ts'
import type { Entry } from './readEntry.ts'

/** The modules, by category and then by title. */
export const modules = new Collection({
  name: 'modules',
  pathOf: modulePath,
  schema: moduleFrontMatter,
  makeItem: ({ slug, data, blocks }): Module => ({
    ...data,
    slug,
    longDescription: blocks.filter(isTextOrList),
  }),
  only: {
    kinds: ['text', 'list'],
    advice:
      'A module holds paragraphs, bullet lists and numbered lists, with a line of **bold text** above a list for its title.',
  },
  compare: byCategoryThenTitle,
})

const isTextOrList = (block: Entry<unknown>['blocks'][number]): block is TextOrList =>
  block.kind === 'text' || block.kind === 'list'

function byCategoryThenTitle(a: Module, b: Module) {
  const category = MODULE_CATEGORIES.indexOf(a.category) - MODULE_CATEGORIES.indexOf(b.category)
  return category || compare(a.title, b.title) || compare(a.slug, b.slug)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
