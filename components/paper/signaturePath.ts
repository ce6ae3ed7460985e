/**
 * A signature as one stroke, for a box 150 wide and 40 high with its line at 28. Deterministic: derived from the name, with
 * tall capitals, rolling lowercase letters of a personal size and slant, and a trailing last stroke.
 */
export function signaturePath(name: string): string {
  const person = name.replace(/,.*| /g, '')
  const hand = [...person].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const width = 7 + (hand % 6)
  const slant = (hand % 9) - 2
  const strokes = [...person].slice(0, 5 + (hand % 5)).map((letter, index) => {
    const code = letter.charCodeAt(0) + hand + index * 7
    const rise = letter < 'a' ? 18 + (code % 9) : 3 + (hand % 5) + (code % 4 ? code % 3 : 9)
    return `c${slant}-${rise} ${width + slant}-${rise} ${width - 3}-1s${code % 5 ? '1 3' : '-3 10'} 3 0`
  })
  return `M4 28${strokes.join('')}${hand % 2 ? 'c10-8 18 6 34-7' : 's12 8 30-4-22 8-60 6'}`
}
