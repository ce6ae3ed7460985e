import { HEADING_FACE, layOut, TRACKING } from '../art/outlineText.ts'

const MIN_SIZE = 44
const SIZES = [84, 72, 64, 60, 56, 52, 48, MIN_SIZE]
/** Maximum height of all lines of a title, without line spacing. */
const MAX_HEIGHT = 256
/** Minimum length of the last line, as a share of the longest one. */
const MIN_LAST_LINE = 0.3
/** How much narrower a title is tried, in em. */
const STEP = 0.03

/** The width of a line in em. */
type Measure = (line: string) => number

/**
 * Finds the largest font size, and the line breaks, at which a title fits and doesn't end with a short last line. Lines are
 * similar in length and break only at spaces, so "mid-level" isn't split.
 */
export function fitTitle(title: string, width: number): { fontSize: number; lines: string[] } {
  const widthOf = measure()
  const layOut = (fontSize: number) => ({
    fontSize,
    lines: balance(title.split(/\s+/), width / fontSize, widthOf),
  })
  const fits = ({ fontSize, lines }: ReturnType<typeof layOut>) => {
    const widths = lines.map(widthOf)
    const longest = Math.max(...widths)
    const endsWell = (widths.at(-1) ?? 0) >= longest * MIN_LAST_LINE
    return endsWell && longest * fontSize <= width && lines.length * fontSize <= MAX_HEIGHT
  }
  for (const size of SIZES) {
    const found = layOut(size)
    if (fits(found)) return found
  }
  return layOut(MIN_SIZE)
}

/** Cached, because the same lines are measured for every size. */
function measure(): Measure {
  const widths = new Map<string, number>()
  return (line) => {
    const width =
      widths.get(line) ??
      layOut(HEADING_FACE, line).advanceWidth / HEADING_FACE.unitsPerEm + line.length * TRACKING
    widths.set(line, width)
    return width
  }
}

/** Breaks words into as few lines as possible, which are as narrow as this allows. */
function balance(words: readonly string[], width: number, widthOf: Measure): string[] {
  let lines = fill(words, width, widthOf)
  for (let narrower = width - STEP; narrower > width / 3; narrower -= STEP) {
    const next = fill(words, narrower, widthOf)
    if (next.length > lines.length) break
    lines = next
  }
  return lines
}

function fill(words: readonly string[], width: number, widthOf: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer) > width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}
