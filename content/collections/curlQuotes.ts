/** A quote opens at the start, after a space, and after these. */
const OPENS_AFTER = /[\s([{“‘–—/-]/

/**
 * Straight quotes and apostrophes as a printer sets them.
 * @param before what stands directly before the text, on whose last character an opening or closing quote depends
 */
export function curlQuotes(text: string, before = ''): string {
  let previous = before.at(-1) ?? ''
  // Joined at the end: a text that grows by one character at a time takes thirty times its length of memory.
  const curled: string[] = []
  for (const character of text) {
    const opens = previous === '' || OPENS_AFTER.test(previous)
    if (character === '"') previous = opens ? '“' : '”'
    else if (character === "'") previous = opens ? '‘' : '’'
    else previous = character
    curled.push(previous)
  }
  return curled.join('')
}
