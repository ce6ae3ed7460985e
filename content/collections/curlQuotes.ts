/** A quote after one of these, or at the start, is an opening quote. */
const OPENS_AFTER = /[\s([{“‘–—/-]/

/** What can't be seen in a pasted text, and a row of spaces at which no line could break; a single one is meant. */
const PASTED = /[\u00AD\u200B\u2060\uFEFF]|\u00A0(?=\S*\u00A0)|(?<=\u00A0\S*)\u00A0/g

/**
 * Replaces straight quotes and apostrophes with curly ones, and cleans what was pasted.
 * @param before the text directly before; its last character decides whether a quote at the start opens or closes
 */
export function curlQuotes(text: string, before = ''): string {
  let previous = before.at(-1) ?? ''
  // Joined at the end, because appending single characters to a string takes thirty times its length of memory.
  const curled: string[] = []
  const cleaned = text.replace(PASTED, (character) => (character === '\u00A0' ? ' ' : ''))
  for (const character of cleaned) {
    const opens = previous === '' || OPENS_AFTER.test(previous)
    if (character === '"') previous = opens ? '“' : '”'
    else if (character === "'") previous = opens ? '‘' : '’'
    else previous = character
    curled.push(previous)
  }
  return curled.join('')
}
