import type { PageContextServer } from 'vike/types'
import { moduleCard, publicationMark } from '#content/collections/cards.ts'
import { modules } from '#content/collections/modules.ts'
import { relatedModules } from '#content/collections/related.ts'
import { linkToPublic } from '#content/collections/resolveAddress.ts'
import { moduleImage } from '#content/images.ts'
import { MODULE_CATEGORIES } from '#content/schema/module.ts'

export type Data = ReturnType<typeof data>
/** What the page of a module shows. */
export type ModuleData = Exclude<Data, { module: null }>

/** Loads the module of the address with related ones; for an unknown address, the categories that have modules. */
export function data({ routeParams }: PageContextServer) {
  const found = modules.read(routeParams.slug ?? '')
  const all = modules.list()
  if (found) {
    const module = { ...found, longDescription: linkToPublic(found.longDescription) }
    return {
      module,
      image: moduleImage(module.slug),
      related: relatedModules(module, all).map(moduleCard),
      ...publicationMark(module),
    }
  }
  return {
    module: null,
    categories: MODULE_CATEGORIES.filter((name) => all.some(({ category }) => category === name)),
  }
}
