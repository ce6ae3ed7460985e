/** How lines are broken: `pretty` avoids a short last line, `balance` makes lines similar in length. */
export type Wrap = 'pretty' | 'balance'

/** Minimum length of the last line, as a share of the measure. */
const MIN_LAST_LINE = 0.22
const STEP = 2

/**
 * Breaks a text into lines at spaces, but never inside a word or a range such as 12-18.
 * @param widthOf measures a line, in the unit of `measure`
 * @param measure maximum width of a line
 */
export function wrapText(
  widthOf: (line: string) => number,
  text: string,
  measure: number,
  how: Wrap = 'pretty',
): string[] {
  const words = text.split(/\s+/)
  const full = fill(widthOf, words, measure)
  if (full.length < 2) return full
  const fits = (lines: string[]) => lines.length === full.length
  if (how === 'balance') {
    let best = full
    for (let width = measure - STEP; width > measure / 3; width -= STEP) {
      const lines = fill(widthOf, words, width)
      if (!fits(lines)) break
      best = lines
    }
    return best
  }
  const endsWell = (lines: string[]) => widthOf(lines.at(-1) ?? '') >= measure * MIN_LAST_LINE
  for (let width: number = measure; width > measure * 0.75; width -= STEP) {
    const lines = fill(widthOf, words, width)
    if (!fits(lines)) break
    if (endsWell(lines)) return lines
  }
  return full
}

function fill(widthOf: (line: string) => number, words: string[], measure: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer) > measure) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}
