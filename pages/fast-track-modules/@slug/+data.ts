import type { PageContextServer } from 'vike/types'
import { type ModuleCard, moduleCard } from '#content/collections/moduleCard.ts'
import { loadModules } from '#content/collections/modules.ts'
import { relatedModules } from '#content/collections/relatedModules.ts'
import { type Module, type ModuleCategory, moduleCategories } from '#content/schema/module.ts'

export type Data = { module: Module; related: ModuleCard[] } | { module: null; categories: ModuleCategory[] }

/** The module of the address with its related ones, or null for an address that is none. */
export function data({ routeParams }: PageContextServer): Data {
  const modules = loadModules()
  const module = modules.find(({ slug }) => slug === routeParams.slug)
  return module
    ? { module, related: relatedModules(module, modules).map(moduleCard) }
    : { module: null, categories: moduleCategories }
}
