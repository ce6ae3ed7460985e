const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats an ISO date as a month: "November 2026". */
export const formatMonth = (date: string) => month.format(new Date(date))

/**
 * Describes a download for its link: "PDF, 89 kB, November 2026".
 * @param name file name; the extension becomes the type
 * @param bytes size, shown in kB of 1,000 bytes, at least one
 * @param date ISO date of the last change
 */
export function describeFile(name: string, bytes: number, date: string): string {
  const type = name.slice(name.lastIndexOf('.') + 1).toUpperCase()
  return [type, describeSize(bytes), formatMonth(date)].join(', ')
}

function describeSize(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

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
