import type { PageContextServer } from 'vike/types'
import { type ModuleChoices, moduleListing } from '#components/modules/moduleListing.ts'
import { catalogueFigures } from '#content/catalogueFigures.ts'
import { cardWindow } from '#content/collections/cardWindow.ts'
import { type ModuleCard, moduleCard } from '#content/collections/moduleCard.ts'
import { modules } from '#content/collections/modules.ts'
import { paths } from '#content/routes.ts'
import { type CardWindow, readListingPage } from '#content/schema/cardWindow.ts'
import { MODULE_AUDIENCES, MODULE_CATEGORIES } from '#content/schema/module.ts'
import type { Figure } from '#content/schema/sections.ts'

export interface Data {
  cards: readonly ModuleCard[]
  /** Of a catalogue that does not fit into one page. */
  window?: CardWindow
  choices: ModuleChoices
  figures: readonly Figure[]
}

/** The modules of the page as cards, what they can be filtered by, and the figures of the page. */
export function data({ urlPathname }: PageContextServer): Data {
  const page = readListingPage(paths.modules, urlPathname) ?? 1
  const choicesOf = (card: ModuleCard) => Object.values(moduleListing.facets).flatMap((facet) => facet(card))
  return {
    ...cardWindow(modules.list().map(moduleCard), paths.modules, page, choicesOf),
    choices: { category: MODULE_CATEGORIES, audience: MODULE_AUDIENCES },
    figures: catalogueFigures,
  }
}
