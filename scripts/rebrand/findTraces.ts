/** Length of the context shown around a match. */
const CONTEXT_CHARS = 40

/**
 * Finds words, ignoring case, and colors in the notations of CSS, SVG, XML or style sheets.
 * @param colors six-digit hex colors with a number sign
 * @returns the first match of each, with context
 */
export function findTraces(text: string, { words, colors }: { words: string[]; colors: string[] }): string[] {
  const patterns = [...words.map((word) => spelled(word)), ...colors.map(painted)]
  return patterns.flatMap((pattern) => {
    const found = pattern.exec(text)
    if (!found) return []
    const around = text.slice(
      Math.max(0, found.index - CONTEXT_CHARS),
      found.index + found[0].length + CONTEXT_CHARS,
    )
    return [`${found[0]} in "${around.replace(/\s+/g, ' ')}"`]
  })
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A space may be a line break, encoded or omitted, as in a phone link. */
const spelled = (word: string) =>
  new RegExp(word.split(' ').map(escapeRegExp).join('(?:\\s|%20|\\+|&nbsp;)*'), 'i')

/**
 * Matches a color after a number sign or its URL code, as an attribute of a workbook, or as red, green and blue
 * values.
 */
function painted(color: string): RegExp {
  const digits = color.slice(1)
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join('[\\s,]+')
  return new RegExp(`(?:#|%23)${digits}|"(?:FF)?${digits}"|rgba?\\(\\s*${channels}\\b`, 'i')
}
