import type { PageContextServer } from 'vike/types'
import { moduleListing } from '#components/search/list/listings.ts'
import { type ModuleCard, moduleCard, paginateCards } from '#content/collections/cards.ts'
import { modules } from '#content/collections/modules.ts'
import { paths } from '#content/routes.ts'
import { MODULE_AUDIENCES, MODULE_CATEGORIES } from '#content/schema/module.ts'
import { readListingPage } from '#content/schema/pagination.ts'

export type Data = ReturnType<typeof data>

/** Loads the modules of the page as cards and their filter choices. */
export function data({ urlPathname }: PageContextServer) {
  const page = readListingPage(paths.modules, urlPathname) ?? 1
  const choicesOf = (card: ModuleCard) => Object.values(moduleListing.facets).flatMap((facet) => facet(card))
  return {
    ...paginateCards(modules.list().map(moduleCard), paths.modules, page, choicesOf),
    choices: { category: MODULE_CATEGORIES, audience: MODULE_AUDIENCES },
  }
}
