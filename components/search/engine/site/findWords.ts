import { endOf, type Range } from '../findRanges.ts'
import { foldWithOffsets } from '../fold.ts'
import type { Question } from './Question.ts'

/** A word found in a text: its place there, and which words of the question it answers, as bits. */
export interface FoundWord extends Range {
  answers: number
  /** Whether no other word stands between it and the one found before. */
  isNext: boolean
}

/** A text made ready to be searched. */
interface FoldedText {
  folded: string
  /** For every unit of the folded text its place in the text; none where all stay where they are. */
  offsets?: readonly number[]
  /** "short-form" as the one word "shortform", with its place in the folded text. */
  compounds: readonly (Range & { word: string })[]
}

/** The words of a text that answer a question, in order. */
export function findWords(text: string, question: Question): FoundWord[] {
  const { folded, offsets } = foldedText(text)
  const found: FoundWord[] = []
  let before = 0
  const { candidates } = question
  // Not `matchAll`, which copies the expression for every text.
  candidates.lastIndex = 0
  for (let match = candidates.exec(folded); match; match = candidates.exec(folded)) {
    const start = match.index
    if (isWordAt(folded, start - 1)) continue
    const end = endOfWord(folded, start)
    candidates.lastIndex = end
    const answers = question.answeredBy(folded.slice(start, end))
    if (answers === 0) continue
    const isNext = !WORD.test(folded.slice(before, start))
    found.push({ ...placeIn(text, offsets, start, end), answers, isNext })
    before = end
  }
  return found
}

/** The compounds of a text that answer a question as one word, in order. */
export function findCompounds(text: string, question: Question): Omit<FoundWord, 'isNext'>[] {
  const { offsets, compounds } = foldedText(text)
  return compounds.flatMap(({ word, start, end }) => {
    const answers = question.answeredBy(word)
    return answers === 0 ? [] : [{ ...placeIn(text, offsets, start, end), answers }]
  })
}

const WORD = /[\p{L}\p{N}]/u

/** Whether the character with the unit at `at` is one of a word. */
function isWordAt(folded: string, at: number): boolean {
  const unit = folded.charCodeAt(at)
  if (unit < 128) return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57)
  const isSecond = unit >= 0xdc00 && unit <= 0xdfff
  return WORD.test(String.fromCodePoint(folded.codePointAt(isSecond ? at - 1 : at) ?? 0))
}

function endOfWord(folded: string, from: number): number {
  let end = from
  while (end < folded.length && isWordAt(folded, end)) end++
  return end
}

/** Words that hyphens join: an expression of whole words would read every letter to find them. */
function compoundsIn(folded: string): FoldedText['compounds'] {
  const compounds: (Range & { word: string })[] = []
  let end = 0
  for (const { index: hyphen } of folded.matchAll(HYPHEN)) {
    if (hyphen < end || !isWordAt(folded, hyphen - 1) || !isWordAt(folded, hyphen + 1)) continue
    let start = hyphen
    while (isWordAt(folded, start - 1)) start--
    end = hyphen
    while (HYPHENS.includes(folded[end] ?? ' ') && isWordAt(folded, end + 1)) end = endOfWord(folded, end + 1)
    compounds.push({ start, end, word: folded.slice(start, end).replace(HYPHEN, '') })
  }
  return compounds
}

const HYPHENS = '-\u2010'
const HYPHEN = /[-\u2010]/g
/** Signs of a text set with care that are part of no word, beside ASCII: their places are those in lower case. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
const PLAIN = /^[\u0000-\u007f\u00a0\u00b7\u2010\u2013-\u2015\u2018-\u201f\u2022\u2026]*$/

/** Texts are asked again at the next keystroke. */
const known = new Map<string, FoldedText>()
const MOST_TEXTS = 3_000

function foldedText(text: string): FoldedText {
  const read = known.get(text)
  if (read) return read
  const plain = PLAIN.test(text)
  const { folded, offsets } = plain
    ? { folded: text.toLowerCase(), offsets: undefined }
    : foldWithOffsets(text)
  const made = { folded, offsets, compounds: compoundsIn(folded) }
  if (known.size >= MOST_TEXTS) known.clear()
  known.set(text, made)
  return made
}

const placeIn = (text: string, offsets: FoldedText['offsets'], start: number, end: number): Range =>
  offsets ? { start: offsets[start] ?? 0, end: endOf(text, offsets, end) } : { start, end }
