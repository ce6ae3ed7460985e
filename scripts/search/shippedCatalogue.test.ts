import { expect, test } from 'vitest'
import { createTextFilter } from '#components/search/engine/createTextFilter.ts'
import { buildListing, readListing } from '#components/search/engine/ListingIndex.ts'
import { moduleEntry } from '#components/search/engine/listingEntries.ts'
import { createRandom, randomQuery } from '#components/search/engine/randomCases.ts'
import { countChoices, filterCards } from '#components/search/filterCards.ts'
import { moduleCard } from '#content/collections/moduleCard.ts'
import { loadModules } from '#content/collections/modules.ts'
import { MODULE_AUDIENCES, MODULE_CATEGORIES, moduleCategories } from '#content/schema/module.ts'

const cards = loadModules().map(moduleCard)
const entries = cards.map(moduleEntry)
const find = createTextFilter(entries, readListing(buildListing(entries)))
const pick = <T>(random: (limit: number) => number, list: readonly T[]) => list[random(list.length)] as T

test('2,000 random filters over the shipped modules leave what the specification says, and count it beforehand', () => {
  const random = createRandom(24)
  const all = cards.map(({ title, description }) => `${title} ${description}`).join(' ')
  const differences: unknown[] = []
  let left = 0
  for (let round = 0; round < 2000; round++) {
    const text = random(4) === 0 ? '' : randomQuery(random, all)
    const category = pick(random, [null, ...moduleCategories])
    const audience = pick(random, [null, ...MODULE_AUDIENCES])
    const filters = { text, category, audience }
    const ids = find(text)
    const found = text === '' ? cards : cards.filter(({ slug }) => ids.has(slug))
    const wanted = text.toLowerCase()
    const expected = cards.filter(
      (card) =>
        (card.title.toLowerCase().includes(wanted) || card.description.toLowerCase().includes(wanted)) &&
        (category === null || card.category === category) &&
        (audience === null || card.audience === audience),
    )
    const shown = filterCards(found, filters)
    const counts = countChoices(found, filters)
    const counted = [shown.length, counts.category(category), counts.audience(audience)]
    left += shown.length
    if (shown.map(({ slug }) => slug).join() !== expected.map(({ slug }) => slug).join())
      differences.push({ filters, shown, expected })
    if (counted.some((count) => count !== expected.length)) differences.push({ filters, counted })
  }
  expect(differences).toEqual([])
  expect(left).toBeGreaterThan(2000)
})

test('without other filters every category counts the modules that it holds', () => {
  const { category, audience } = countChoices(cards, { category: null, audience: null })
  expect(Object.fromEntries(moduleCategories.map((name) => [name, category(name)]))).toEqual(
    MODULE_CATEGORIES,
  )
  expect(category(null)).toBe(24)
  expect(MODULE_AUDIENCES.reduce((sum, name) => sum + audience(name), 0)).toBe(24)
})
