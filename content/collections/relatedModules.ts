import { FIXED_MODULE } from '../fixedModule.ts'
import type { ModuleFacts } from '../schema/module.ts'

/** How many of the same category stand beside it (docs/controls.md, row 23). */
const SAME_CATEGORY = 2

/**
 * The related modules of a module: Find Your Why, or on its own page the next module of its category, and up to two
 * more of the same category.
 */
export function relatedModules(
  module: Pick<ModuleFacts, 'slug' | 'category'>,
  modules: readonly ModuleFacts[],
): ModuleFacts[] {
  const others = modules.filter(({ slug }) => slug !== module.slug)
  const siblings = others.filter(({ category }) => category === module.category)
  const first = others.find(({ slug }) => slug === FIXED_MODULE) ?? siblings[0]
  if (!first) return []
  return [first, ...siblings.filter(({ slug }) => slug !== first.slug).slice(0, SAME_CATEGORY)]
}
