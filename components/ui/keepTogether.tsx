import type { ReactNode } from 'react'

/** Every word with a hyphen (and its “a”), a pair: “one- or two-day”, a range: “8 to 20”, and a time: “6:00 PM”. */
const pairs = '\\S+- or \\S+|(?:\\ba )?\\S+-\\S+|\\S*\\d to \\d\\S*|\\d+:\\d\\d [AP]M'
const inText = new RegExp(`(${pairs})`)
/** Also the first two words if both fit, and two short last words. */
const inHeading = new RegExp(
  `(^(?:[^\\s-]{10} \\S{1,9}|\\S{1,7} \\S{1,5})(?= )|${pairs}|(?<= )(?=.{3,10}$)\\S+ \\S+$)`,
)

/**
 * Prevents line breaks at hyphens and inside ranges. The first and last line of a heading also have more than one
 * word. Not for running text or headings in narrow columns, where moved words leave gaps.
 * The text itself is unchanged, for search, copying and screen readers.
 */
export const keepTogether = (words: string, isHeading = false): ReactNode =>
  words.split(isHeading ? inHeading : inText).map((part, index) => {
    // The same word may occur twice.
    const key = `${index}`
    return index % 2 ? (
      <span key={key} className={/-|\d to |:\d/.test(part) ? 'kept' : 'kept words'}>
        {part}
      </span>
    ) : (
      part
    )
  })
