import type { Range } from '../findRanges.ts'
import { words } from '../words.ts'

/** A run of letters, numbers and their accents, with the folded words it stands for. */
export interface TextRun extends Range {
  words: readonly string[]
  /** "short-form" as a whole; its parts follow as runs of their own. */
  isCompound: boolean
}

/** The runs of a text, its compounds among them; those of the last texts are kept for the next keystroke. */
export function textRuns(text: string): readonly TextRun[] {
  const found = known.get(text)
  if (found) return found
  const runs = [...text.matchAll(RUN)].map((run) =>
    toRun(run, PLAIN.test(run[0]) ? [run[0].toLowerCase()] : words(run[0]), false),
  )
  for (const compound of text.matchAll(COMPOUND))
    runs.push(toRun(compound, [words(compound[0]).join('')], true))
  // A compound stands before its parts, so that marking it swallows them.
  runs.sort((a, b) => a.start - b.start || b.end - a.end)
  if (known.size >= MOST_TEXTS) known.clear()
  known.set(text, runs)
  return runs
}

const COMPOUND = /[\p{L}\p{N}\p{M}]+(?:[-‐‑][\p{L}\p{N}\p{M}]+)+/gu
const RUN = /[\p{L}\p{N}\p{M}]+/gu
/** Most words need no folding. */
const PLAIN = /^[A-Za-z0-9]+$/
const known = new Map<string, TextRun[]>()
const MOST_TEXTS = 3_000

const toRun = (match: RegExpExecArray, folded: readonly string[], isCompound: boolean): TextRun => ({
  start: match.index,
  end: match.index + match[0].length,
  words: folded,
  isCompound,
})
