import { type ModuleCard, moduleCard } from '#content/collections/moduleCard.ts'
import { loadModules } from '#content/collections/modules.ts'
import {
  MODULE_AUDIENCES,
  type ModuleAudience,
  type ModuleCategory,
  moduleCategories,
} from '#content/schema/module.ts'

export interface Data {
  cards: ModuleCard[]
  choices: { categories: ModuleCategory[]; audiences: readonly ModuleAudience[] }
}

/** Every module as a card, and what they can be filtered by. */
export function data(): Data {
  return {
    cards: loadModules().map(moduleCard),
    choices: { categories: moduleCategories, audiences: MODULE_AUDIENCES },
  }
}
