/** How much of a text is shown around what was found. */
const AROUND = 40

/**
 * Where a text shows one of some words, in whatever case, or one of some colors, as CSS, SVG, XML or a style sheet write it.
 * @param colors of six digits after a number sign
 * @returns what was found, with the text around it, the first place of each
 */
export function findTraces(text: string, { words, colors }: { words: string[]; colors: string[] }): string[] {
  const patterns = [...words.map((word) => spelled(word)), ...colors.map(painted)]
  return patterns.flatMap((pattern) => {
    const found = pattern.exec(text)
    if (!found) return []
    const around = text.slice(Math.max(0, found.index - AROUND), found.index + found[0].length + AROUND)
    return [`${found[0]} in "${around.replace(/\s+/g, ' ')}"`]
  })
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A space may be broken, encoded or left out, as in a telephone link. */
const spelled = (word: string) =>
  new RegExp(word.split(' ').map(escapeRegExp).join('(?:\\s|%20|\\+|&nbsp;)*'), 'i')

/** After a number sign or its code in addresses, as an attribute of a workbook, or as red, green and blue. */
function painted(color: string): RegExp {
  const digits = color.slice(1)
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join('[\\s,]+')
  return new RegExp(`(?:#|%23)${digits}|"(?:FF)?${digits}"|rgba?\\(\\s*${channels}\\b`, 'i')
}
