import { packNumber } from './postings.ts'

/** Sorted words with something attached to each, as they are stored: one line a word. */
export type WordLine = readonly [word: string, attached: string]

/** Words and what is attached to them in two columns, which compress better than lines. */
export type PackedLines = readonly [words: string, attached: string]

/** Of each word a digit for how many letters it shares with the word before, then the rest of it. */
export function packLines(lines: readonly WordLine[]): PackedLines {
  let before = ''
  const words = lines.map(([word]) => {
    let shared = 0
    while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) shared++
    // Half of a pair of surrogates cannot be stored.
    if (shared > 0 && /[\ud800-\udbff]/.test(word[shared - 1] ?? '')) shared--
    before = word
    return packNumber(shared) + word.slice(shared)
  })
  return [words.join(' '), lines.map(([, attached]) => attached).join(' ')]
}

/** Reads what `packLines` made, in the same order. */
export function readLines([words, attached]: PackedLines): Map<string, string> {
  const lines = new Map<string, string>()
  if (words === '') return lines
  const values = attached.split(' ')
  let before = ''
  for (const [at, packed] of words.split(' ').entries()) {
    before = before.slice(0, SHARED[packed[0] ?? ''] ?? 0) + packed.slice(1)
    lines.set(before, values[at] ?? '')
  }
  return lines
}

const MOST_SHARED = 31
const SHARED: Record<string, number> = Object.fromEntries(
  Array.from({ length: MOST_SHARED + 1 }, (_, shared) => [packNumber(shared), shared]),
)
