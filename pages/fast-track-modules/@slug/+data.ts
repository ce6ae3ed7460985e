import type { PageContextServer } from 'vike/types'
import { type ModuleCard, moduleCard } from '#content/collections/moduleCard.ts'
import { modules } from '#content/collections/modules.ts'
import { relatedModules } from '#content/collections/relatedModules.ts'
import { type Module, type ModuleCategory, moduleCategories } from '#content/schema/module.ts'

export type Data = { module: Module; related: ModuleCard[] } | { module: null; categories: ModuleCategory[] }

/** The module of the address with its related ones, or null for an address that is none. */
export function data({ routeParams }: PageContextServer): Data {
  const module = modules.read(routeParams.slug ?? '')
  return module
    ? { module, related: relatedModules(module, modules.list()).map(moduleCard) }
    : { module: null, categories: moduleCategories }
}
