/** A word of a question and the words of the index that answer it; one that ends with a star stands for a beginning. */
export interface AnsweredWord {
  word: string
  matches: readonly { word: string }[]
}

/** How many letters of a word are looked for before it is looked up. */
const LETTERS = 3

/** What is asked of a text: which of its words answer which words of a question. */
export class Question {
  /** Finds the beginning of every word of a folded text that may answer, and of some that do not. */
  readonly candidates: RegExp
  readonly #bits = new Map<string, number>()
  readonly #beginnings: (readonly [beginning: string, bits: number])[] = []

  /** @param words at most 30 */
  constructor(words: readonly AnsweredWord[]) {
    for (const [at, { word: typed, matches }] of words.entries())
      for (const word of [typed, ...matches.map((match) => match.word)]) {
        if (word.endsWith('*')) this.#beginnings.push([word.slice(0, -1), 1 << at])
        else this.#bits.set(word, (this.#bits.get(word) ?? 0) | (1 << at))
      }
    this.candidates = candidatesOf([
      ...this.#bits.keys(),
      ...this.#beginnings.map(([beginning]) => beginning),
    ])
  }

  /** Which words of the question a folded word answers, as bits: the lowest stands for the first word. */
  answeredBy(word: string): number {
    let found = this.#bits.get(word) ?? 0
    for (const [beginning, bits] of this.#beginnings) if (word.startsWith(beginning)) found |= bits
    return found
  }
}

/** Beginnings of few letters: an expression of all words, or one that knows their ends, takes several times as long. */
function candidatesOf(words: readonly string[]): RegExp {
  const beginnings = new Set(words.map((word) => [...word].slice(0, LETTERS).join('')))
  return new RegExp([...beginnings].join('|') || '(?!)', 'g')
}
