import { foldText } from '../filter/foldText.ts'

/** A range of a text, in UTF-16 units; `end` is exclusive. */
export interface TextRange {
  start: number
  end: number
}

/**
 * Finds the words that contain a text, ignoring case and quote style: ranges in order, without overlap, that cut no
 * word. Empty for an empty text.
 */
export function findRanges(value: string, text: string): TextRange[] {
  const wanted = foldText(text)
  if (wanted === '') return []
  const [folded, offsets] = [foldText(value), offsetsOf(value)]
  const ranges: TextRange[] = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const end = endOf(value, offsets, at + wanted.length)
    const range = wholeWords(value, { start: offsets[at] ?? 0, end })
    const last = ranges.at(-1)
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end)
    else ranges.push(range)
  }
  return ranges
}

/** Extends a range to the ends of the words that it cuts. */
function wholeWords(value: string, { start, end }: TextRange): TextRange {
  const cut = [...value.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
    .filter((word) => word.start < end && word.end > start)
  return { start: Math.min(start, cut[0]?.start ?? start), end: Math.max(end, cut.at(-1)?.end ?? end) }
}

/** The original offset of every unit of the folded text. */
function offsetsOf(value: string): number[] {
  const offsets: number[] = []
  let at = 0
  for (const character of value) {
    for (let unit = character.toLowerCase().length; unit > 0; unit--) offsets.push(at)
    at += character.length
  }
  return [...offsets, at]
}

/** The original end of a match that ends before `unit`: whole characters with the combining marks that follow. */
export function endOf(value: string, offsets: readonly number[], unit: number): number {
  const last = offsets[unit - 1] ?? 0
  let next = unit
  while (next < offsets.length - 1 && offsets[next] === last) next++
  const end = offsets[next] ?? value.length
  return end + (/^[\p{M}\u200d]+/u.exec(value.slice(end, end + 16))?.[0].length ?? 0)
}
