/** The selected filters of a list, by facet; null means All. */
export type Filters<Name extends string> = { text: string } & Record<Name, string | null>

/** The choices of each facet, in the order of their buttons. */
export type Choices<Name extends string> = Record<Name, readonly string[]>

/** For each facet, the choices that a card belongs to. */
export type Facets<Card, Name extends string> = Record<Name, (card: Card) => readonly string[]>

/** The slug of a choice in addresses: "Change & Resilience" becomes "change-resilience". */
export const choiceSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Reads the filters of an address such as `?q=team&category=change-resilience`. An unknown value means All. */
export function readFilters<Name extends string>(
  query: URLSearchParams,
  choices: Choices<Name>,
): Filters<Name> {
  const chosen = Object.entries<readonly string[]>(choices).map(([name, values]) => {
    const slug = choiceSlug(query.get(name) ?? '')
    return [name, (slug && values.find((value) => choiceSlug(value) === slug)) || null]
  })
  return { text: query.get('q') ?? '', ...Object.fromEntries(chosen) }
}

/** Writes filters into a query and keeps its other parameters. Facets set to All are removed. */
export function writeFilters(query: URLSearchParams, { text = '', ...chosen }: PartialFilters) {
  const written = new URLSearchParams(query)
  const set = (name: string, value: string) => (value ? written.set(name, value) : written.delete(name))
  set('q', text)
  for (const [name, value] of Object.entries(chosen)) set(name, choiceSlug(value ?? ''))
  return written
}

type PartialFilters = Partial<Filters<string>>

/** The query of a link to a list with these filters: "?category=change-resilience", or empty. */
export function filterQuery(filters: PartialFilters): string {
  const query = writeFilters(new URLSearchParams(), filters).toString()
  return query && `?${query}`
}

/**
 * The address of a list with these filters.
 * @param anchor id of the list, where it begins below the first screen of a phone
 */
export const listAddress = (path: string, filters: PartialFilters, anchor?: string) =>
  path + filterQuery(filters) + (anchor ? `#${anchor}` : '')

/** Whether any filter is set. */
export const isFiltered = (filters: PartialFilters) => Object.values(filters).some(Boolean)

/**
 * Filters cards by all facets.
 * @param except a facet to ignore
 */
export function filterByFacets<Card, Name extends string>(
  cards: readonly Card[],
  facets: Facets<Card, Name>,
  filters: Filters<Name>,
  except?: Name,
): readonly Card[] {
  const names = (Object.keys(facets) as Name[]).filter((name) => name !== except && filters[name] !== null)
  return cards.filter((card) => names.every((name) => facets[name](card).includes(filters[name] as string)))
}

/** Counts the cards that each choice of a facet would leave, given the other facets; null counts for All. */
export function countChoices<Card, Name extends string>(
  cards: readonly Card[],
  facets: Facets<Card, Name>,
  filters: Filters<Name>,
  name: Name,
): (choice: string | null) => number {
  const left = filterByFacets(cards, facets, filters, name)
  const counts = new Map<string, number>()
  for (const choice of left.flatMap(facets[name])) counts.set(choice, (counts.get(choice) ?? 0) + 1)
  return (choice) => (choice === null ? left.length : (counts.get(choice) ?? 0))
}
