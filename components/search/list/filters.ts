/** What is set in a list, by the names of its facets; null stands for All. */
export type Filters<Name extends string> = { text: string } & Record<Name, string | null>

/** What can be chosen in each facet, in the order of the buttons. */
export type Choices<Name extends string> = Record<Name, readonly string[]>

/** What a facet knows of a card: the choices under which it is found. */
export type Facets<Card, Name extends string> = Record<Name, (card: Card) => readonly string[]>

/** The form of a choice that stands in addresses: "Change & Resilience" gives "change-resilience". */
export const choiceSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The filters that an address holds, such as `?q=team&category=change-resilience`. A value that is no choice stands for All. */
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

/** The query with the filters written into it; what else it holds stays. Filters that stand on All are taken out. */
export function writeFilters(query: URLSearchParams, { text = '', ...chosen }: PartialFilters) {
  const written = new URLSearchParams(query)
  const set = (name: string, value: string) => (value ? written.set(name, value) : written.delete(name))
  set('q', text)
  for (const [name, value] of Object.entries(chosen)) set(name, choiceSlug(value ?? ''))
  return written
}

interface PartialFilters {
  text?: string
  [name: string]: string | null | undefined
}

/** The query of a link to a list with these filters: "?category=change-resilience", or nothing. */
export function filterQuery(filters: PartialFilters): string {
  const query = writeFilters(new URLSearchParams(), filters).toString()
  return query && `?${query}`
}

/** Whether anything is set. */
export const isFiltered = (filters: PartialFilters) => Object.values(filters).some(Boolean)

/**
 * The cards that every facet leaves.
 * @param except a facet that is left out
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

/** How many cards each choice of a facet would leave, given the other facets; null counts for All. */
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
