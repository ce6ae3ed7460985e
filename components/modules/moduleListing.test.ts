import { expect, test } from 'vitest'
import { moduleCard } from '#content/collections/cards.ts'
import { modules } from '#content/collections/modules.ts'
import { MODULE_AUDIENCES, MODULE_CATEGORIES } from '#content/schema/module.ts'
import { createRandom, randomQuery } from '#scripts/testing/randomCases.ts'
import { buildIndex, readIndex } from '../search/filter/cardIndex.ts'
import { filterByText } from '../search/filter/filterByText.ts'
import { countChoices, filterByFacets } from '../search/list/filters.ts'
import { type ModuleFilters, moduleListing } from './moduleListing.ts'

const cards = modules.list().map(moduleCard)
const { facets, fieldsOf } = moduleListing
const index = readIndex(buildIndex(cards.map(fieldsOf)))
const pick = <T>(random: (limit: number) => number, list: readonly T[]) => list[random(list.length)] as T

test('2,500 random filters over the shipped modules leave what the specification says, and count it beforehand', () => {
  const random = createRandom(24)
  const all = cards.map(({ title, description }) => `${title} ${description}`).join(' ')
  const differences: unknown[] = []
  let left = 0
  for (let round = 0; round < 2500; round++) {
    const filters: ModuleFilters = {
      text: random(4) === 0 ? '' : randomQuery(random, all),
      category: pick(random, [null, ...MODULE_CATEGORIES]),
      audience: pick(random, [null, ...MODULE_AUDIENCES]),
    }
    const { category, audience } = filters
    const wanted = filters.text.toLowerCase()
    const expected = cards.filter(
      (card) =>
        (card.title.toLowerCase().includes(wanted) || card.description.toLowerCase().includes(wanted)) &&
        (category === null || card.category === category) &&
        (audience === null || card.audience === audience),
    )
    const found = filterByText(cards, filters.text, fieldsOf, index)
    const shown = filterByFacets(found, facets, filters)
    const countOf = (name: keyof typeof facets) => countChoices(found, facets, filters, name)(filters[name])
    left += shown.length
    if (shown.length !== expected.length || shown.some((card, at) => card !== expected[at]))
      differences.push({ filters, shown, expected })
    if (countOf('category') !== expected.length || countOf('audience') !== expected.length)
      differences.push({ filters, counted: [countOf('category'), countOf('audience')] })
  }
  expect(differences).toEqual([])
  expect(left).toBeGreaterThan(0)
})
