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
  const runs: TextRun[] = []
  /** Parts of what may become a compound. */
  let parts: TextRun[] = []
  const close = () => {
    // A compound stands before its parts, so that marking it swallows them.
    if (parts.length > 1) runs.push(compound(parts))
    runs.push(...parts)
    parts = []
  }
  for (const { 0: run, index: start } of text.matchAll(RUN)) {
    const last = parts.at(-1)?.end
    if (last !== undefined && !(start === last + 1 && HYPHENS.includes(text[last] ?? ''))) close()
    const folded = PLAIN.test(run) ? [run.toLowerCase()] : words(run)
    parts.push({ start, end: start + run.length, words: folded, isCompound: false })
  }
  close()
  if (known.size >= MOST_TEXTS) known.clear()
  known.set(text, runs)
  return runs
}

const RUN = /[\p{L}\p{N}\p{M}]+/gu
const HYPHENS = '-\u2010\u2011'
/** Most words need no folding. */
const PLAIN = /^[A-Za-z0-9]+$/
const known = new Map<string, TextRun[]>()
const MOST_TEXTS = 3_000

const compound = (parts: readonly TextRun[]): TextRun => ({
  start: parts[0]?.start ?? 0,
  end: parts.at(-1)?.end ?? 0,
  words: [parts.flatMap((part) => part.words).join('')],
  isCompound: true,
})
