import type { ModuleCard } from '#content/collections/moduleCard.ts'

/** A card among those of its theme. */
interface PlacedCard {
  card: ModuleCard
  /**
   * How it fills a line that its theme leaves short: "half" shares one of three places with another, "row" takes all three,
   * "line" takes both where two stand side by side.
   */
  fit?: string
}

export interface Theme {
  category: ModuleCard['category']
  cards: PlacedCard[]
}

/** Cards by theme, in the order in which they come. No theme leaves a hole in its last line, in two columns or in three. */
export function arrangeByTheme(cards: readonly ModuleCard[]): Theme[] {
  const themes = new Map<Theme['category'], ModuleCard[]>()
  for (const card of cards) themes.set(card.category, [...(themes.get(card.category) ?? []), card])
  return [...themes].map(([category, own]) => ({
    category,
    cards: own.map((card, place) => ({ card, fit: fitOf(place, own.length) })),
  }))
}

function fitOf(place: number, total: number): string | undefined {
  const over = total % 3
  const inThree = place < total - over ? [] : [over === 1 ? 'row' : 'half']
  const inTwo = total % 2 === 1 && place === total - 1 ? ['line'] : []
  return [...inThree, ...inTwo].join(' ') || undefined
}
