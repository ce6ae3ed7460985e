/** Stands between the fields of a card, and in no field: content is YAML, which knows no such character. */
const BETWEEN = '\u0000'

/**
 * A filter that reads every text: text in, the cards that contain it out, in their order and exactly as `includesText` says.
 * What contains a longer text contains each part of it, so that typing on reads only what was found before. Ten thousand cards
 * take some 2 ms a question, and 20 ms once, at the first, for which their texts are made ready.
 * @param fieldsOf the texts of a card that are searched
 */
export function createScan<Card>(
  cards: readonly Card[],
  fieldsOf: (card: Card) => readonly string[],
): (text: string) => readonly Card[] {
  let all: Scanned<Card> | undefined
  let last: { text: string; found: Scanned<Card> } | undefined
  return (text) => {
    const wanted = text.toLowerCase()
    if (wanted.includes(BETWEEN)) return []
    all ??= { cards: [...cards], texts: cards.map((card) => fieldsOf(card).join(BETWEEN).toLowerCase()) }
    last = { text: wanted, found: read(last && wanted.includes(last.text) ? last.found : all, wanted) }
    return last.found.cards
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
