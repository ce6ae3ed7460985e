/**
 * Lower case without accents, one character at a time, so that a part of a text folds to a part of the folded text.
 * Folding twice changes nothing.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  let folded = ''
  for (const character of text) folded += foldCharacter(character)
  return folded
}

/**
 * The folded text, and for every UTF-16 unit of it the place in `text` of the character it came from.
 * One more entry at the end holds the length of `text`.
 */
export function foldWithOffsets(text: string): { folded: string; offsets: number[] } {
  const offsets: number[] = []
  let folded = ''
  let at = 0
  for (const character of text) {
    const part = foldCharacter(character)
    for (let unit = 0; unit < part.length; unit++) offsets.push(at)
    folded += part
    at += character.length
  }
  offsets.push(at)
  return { folded, offsets }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
const ASCII = /^[\u0000-\u007f]*$/
const known = new Map<string, string>()

function foldCharacter(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  // Lower case before and after: some signs only decompose in lower case, others turn into capitals ("™").
  const plain = character
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
  // Greek final sigma depends on its neighbours in toLowerCase, so both forms become one.
  const folded = plain.toLowerCase().replaceAll('ς', 'σ')
  known.set(character, folded)
  return folded
}
