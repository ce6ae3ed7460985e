import type { ModuleCard } from '#content/collections/moduleCard.ts'

/** A card with its layout within its theme. */
interface PlacedCard {
  card: ModuleCard
  /**
   * How it fills an incomplete row: "half" shares the third column with another, "row" takes all three columns,
   * "line" takes both of two columns.
   */
  fit?: string
}

export interface Theme {
  category: ModuleCard['category']
  cards: PlacedCard[]
}

/** Groups cards by theme, in their order. No theme leaves a gap in its last row, in two columns or three. */
export function arrangeByTheme(cards: readonly ModuleCard[]): Theme[] {
  const themes = new Map<Theme['category'], ModuleCard[]>()
  for (const card of cards) themes.set(card.category, [...(themes.get(card.category) ?? []), card])
  return [...themes].map(([category, themeCards]) => ({
    category,
    cards: themeCards.map((card, index) => ({ card, fit: fitOf(index, themeCards.length) })),
  }))
}

function fitOf(index: number, total: number): string | undefined {
  const over = total % 3
  const inThree = index < total - over ? [] : [over === 1 ? 'row' : 'half']
  const inTwo = total % 2 === 1 && index === total - 1 ? ['line'] : []
  return [...inThree, ...inTwo].join(' ') || undefined
}
