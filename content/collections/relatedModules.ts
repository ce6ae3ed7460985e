import { FIXED_MODULE } from '../fixedModule.ts'
import { MODULE_CATEGORIES, type Module } from '../schema/module.ts'

/** Number of related modules, which fill a row (docs/controls.md, row 23). */
const ROW = 3

/**
 * The related modules of a module: Find Your Why, then others in its category, then those in the categories that follow until
 * the row is full.
 */
export function relatedModules<Other extends Pick<Module, 'slug' | 'category'>>(
  module: Pick<Module, 'slug' | 'category'>,
  modules: readonly Other[],
): Other[] {
  const others = modules.filter(({ slug }) => slug !== module.slug)
  const fixed = others.filter(({ slug }) => slug === FIXED_MODULE)
  const rest = others.filter(({ slug }) => slug !== FIXED_MODULE)
  const own = MODULE_CATEGORIES.indexOf(module.category)
  const nearestFirst = [...MODULE_CATEGORIES.slice(own), ...MODULE_CATEGORIES.slice(0, own)]
  const ranked = nearestFirst.flatMap((name) => rest.filter(({ category }) => category === name))
  return [...fixed, ...ranked].slice(0, ROW)
}
