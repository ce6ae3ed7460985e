import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { moduleCard } from '#content/collections/cards.ts'
import { modules } from '#content/collections/modules.ts'
import { catalog } from '#content/modules.ts'
import { fill } from '#content/schema/fill.ts'
import { MODULE_AUDIENCES, MODULE_CATEGORIES } from '#content/schema/module.ts'
import { site } from '#content/site.ts'
import { moduleFiltersAtom } from '../search/list/listings.ts'
import { renderPart } from '../testing/renderPart.tsx'
import { ModuleCatalog } from './ModuleCatalog.tsx'

const cards = modules.list().map(moduleCard)

const catalogOf = (total?: number) => (
  <ModuleCatalog
    cards={cards}
    pagination={total ? { total, start: 0, counts: {}, next: '/page/2' } : undefined}
    choices={{ category: MODULE_CATEGORIES, audience: MODULE_AUDIENCES }}
    labels={catalog.list}
  />
)

it('leads to the search of the site with a text that no module has', () => {
  const store = createStore()
  store.set(moduleFiltersAtom, { text: 'zeppelin', category: null, audience: null })
  const root = renderPart(catalogOf(), site, store)
  expect(root.querySelector('#modules a')?.getAttribute('href')).toMatch(/q=zeppelin$/)
})

it('of several pages counts all modules and leads to the next page', () => {
  const root = renderPart(catalogOf(1000), site)
  expect(root.querySelector('[role="status"]')?.text).toBe(fill(catalog.list.all, { total: 1000 }))
  expect(root.querySelector('nav a[href="/page/2"]')?.text).toBe(catalog.list.next)
})
