/** A range of a text, in UTF-16 units; `end` is exclusive. */
export interface TextRange {
  start: number
  end: number
}

/** Neither space nor punctuation. Not `\p{L}`: each keystroke makes a new pattern, and compiling it would take 15 ms. */
const LETTER = '[^\\s!-/:-@[-`{-~\u2010-\u2027]'

/**
 * Finds the words that contain a text, ignoring case and quote style: ranges in order, without overlap, that cut no
 * word. Empty for an empty text.
 */
export function findRanges(value: string, text: string): TextRange[] {
  if (text === '') return []
  const wanted = text
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/['‘’]/g, "['‘’]")
    .replace(/["“”]/g, '["“”]')
  const words = new RegExp(`(?:${LETTER}+(?=${LETTER}))?${wanted}(?:(?<=${LETTER})${LETTER}+)?`, 'giu')
  return [...value.matchAll(words)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
}
