import type { Range } from '../findRanges.ts'
import { words } from '../words.ts'

/** A word found in a text: its place, and which words of the question it answers, as bits. */
export interface Mark extends Range {
  answers: number
}

/** A run of letters, numbers and their accents, with the folded words it stands for. */
type Run = Range & { words: readonly string[] }

/**
 * Finds the words of a text that answer a question.
 * @param answers the words of the question that a folded word answers, as bits; 0 for none
 */
export function markWords(text: string, answers: (word: string) => number): Mark[] {
  const marks: Mark[] = []
  for (const { start, end, words: folded } of runsOf(text)) {
    let found = 0
    for (const word of folded) found |= answers(word)
    const last = marks.at(-1)
    if (found && last && start < last.end) last.answers |= found
    else if (found) marks.push({ start, end, answers: found })
  }
  return marks
}

const COMPOUND = /[\p{L}\p{N}\p{M}]+(?:[-‐‑][\p{L}\p{N}\p{M}]+)+/gu
const RUN = /[\p{L}\p{N}\p{M}]+/gu
const known = new Map<string, Run[]>()
const MOST_TEXTS = 500

/** The runs of a text, its compounds among them; those of the last texts are kept for the next keystroke. */
function runsOf(text: string): readonly Run[] {
  const found = known.get(text)
  if (found) return found
  const runs = [...text.matchAll(RUN)].map((run) => toRun(run, words(run[0])))
  for (const compound of text.matchAll(COMPOUND)) runs.push(toRun(compound, [words(compound[0]).join('')]))
  // A compound stands before its parts, so that marking it swallows them.
  runs.sort((a, b) => a.start - b.start || b.end - a.end)
  if (known.size >= MOST_TEXTS) known.clear()
  known.set(text, runs)
  return runs
}

const toRun = (match: RegExpExecArray, folded: readonly string[]): Run => ({
  start: match.index,
  end: match.index + match[0].length,
  words: folded,
})
