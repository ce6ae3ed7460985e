import type { TextFilter } from './TextFilter.ts'

/** Stands between the fields of a card, and in no field: content is YAML, which knows no such character. */
const BETWEEN = '\u0000'

/**
 * A filter that reads every text. What contains a longer text contains each part of it, so that typing on reads only what was
 * found before. Ten thousand cards take some 2 ms a question, and 20 ms once, at the first, for which their texts are made ready.
 * @param fieldsOf the texts of a card that are searched
 */
export function createScan<Card>(
  cards: readonly Card[],
  fieldsOf: (card: Card) => readonly string[],
): TextFilter<Card> {
  let all: Scanned<Card> | undefined
  let last: { text: string; found: Scanned<Card> } | undefined
  /** Where every card that contains the text stands. */
  const around = (wanted: string): Scanned<Card> => {
    if (wanted.includes(BETWEEN)) return { cards: [], texts: [] }
    all ??= { cards: [...cards], texts: cards.map((card) => fieldsOf(card).join(BETWEEN).toLowerCase()) }
    return last && wanted.includes(last.text) ? last.found : all
  }
  return {
    find: (text) => {
      const wanted = text.toLowerCase()
      last = { text: wanted, found: read(around(wanted), wanted) }
      return last.found.cards
    },
    findFirst: (text, isWanted) => {
      const wanted = text.toLowerCase()
      const { cards, texts } = around(wanted)
      return cards.find((card, at) => texts[at]?.includes(wanted) && isWanted(card))
    },
  }
}

/** Cards, and at the same places what is read of them. */
interface Scanned<Card> {
  cards: Card[]
  texts: string[]
}

function read<Card>({ cards, texts }: Scanned<Card>, wanted: string): Scanned<Card> {
  const found: Scanned<Card> = { cards: [], texts: [] }
  for (let at = 0; at < texts.length; at++) {
    const text = texts[at] as string
    if (!text.includes(wanted)) continue
    found.cards.push(cards[at] as Card)
    found.texts.push(text)
  }
  return found
}
