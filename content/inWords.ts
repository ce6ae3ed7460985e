const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A number as it is written in running text: words below 100 ("twenty-four"), digits from 100 ("1,204"). */
export function inWords(number: number): string {
  if (number >= 100) return number.toLocaleString('en-US')
  if (number < 20) return ONES[number] ?? String(number)
  const tens = TENS[Math.floor(number / 10) - 2] ?? ''
  return number % 10 === 0 ? tens : `${tens}-${ONES[number % 10]}`
}

/** Like `inWords`, capitalized for the beginning of a sentence: "Twenty-four". */
export function atStart(number: number): string {
  const text = inWords(number)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
