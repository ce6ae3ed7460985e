import type { PageContextServer } from 'vike/types'
import { type ModuleCard, moduleCard, publicationMark } from '#content/collections/cards.ts'
import { modules } from '#content/collections/modules.ts'
import { relatedModules } from '#content/collections/related.ts'
import { linkToPublic } from '#content/collections/resolveAddress.ts'
import { MODULE_CATEGORIES, type Module, type ModuleCategory } from '#content/schema/module.ts'

export interface ModuleData {
  module: Module
  related: ModuleCard[]
  /** Note of the dev server on an unpublished module. */
  mark?: string
}

export type Data = ModuleData | { module: null; categories: ModuleCategory[] }

/** Loads the module of the address with related ones; for an unknown address, the categories that have modules. */
export function data({ routeParams }: PageContextServer): Data {
  const found = modules.read(routeParams.slug ?? '')
  const all = modules.list()
  if (found) {
    const module = { ...found, longDescription: linkToPublic(found.longDescription) }
    return { module, related: relatedModules(module, all).map(moduleCard), ...publicationMark(module) }
  }
  return {
    module: null,
    categories: MODULE_CATEGORIES.filter((name) => all.some(({ category }) => category === name)),
  }
}
