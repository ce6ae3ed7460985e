import { packNumber } from './postings.ts'

/** Sorted words with something attached to each, as they are stored: one line a word. */
export type WordLine = readonly [word: string, attached: string]

/** Each line says how many letters it shares with the line before, then the rest of the word, a space and the rest. */
export function packLines(lines: readonly WordLine[]): string[] {
  let before = ''
  return lines.map(([word, attached]) => {
    let shared = 0
    while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) shared++
    // Half of a pair of surrogates cannot be stored.
    if (shared > 0 && /[\ud800-\udbff]/.test(word[shared - 1] ?? '')) shared--
    before = word
    return `${packNumber(shared)}${word.slice(shared)} ${attached}`
  })
}

/** Reads what `packLines` made, in the same order. */
export function readLines(packed: readonly string[]): Map<string, string> {
  const lines = new Map<string, string>()
  let before = ''
  for (const line of packed) {
    const space = line.indexOf(' ')
    const word = before.slice(0, SHARED[line[0] ?? 'A'] ?? 0) + line.slice(1, space)
    lines.set(word, line.slice(space + 1))
    before = word
  }
  return lines
}

const MOST_SHARED = 31
const SHARED: Record<string, number> = Object.fromEntries(
  Array.from({ length: MOST_SHARED + 1 }, (_, shared) => [packNumber(shared), shared]),
)
