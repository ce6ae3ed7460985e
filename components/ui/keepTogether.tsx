import type { ReactNode } from 'react'

/** Every word with a hyphen (and its “a”), a pair: “one- or two-day”, a range: “8 to 20”, and a time: “6:00 PM”. */
const pairs = '\\S+- or \\S+|(?:\\ba )?\\S+-\\S+|\\S*\\d to \\d\\S*|\\d+:\\d\\d [AP]M'
const inText = new RegExp(`(${pairs})`)
/** Also the first two words if both fit, and two short last words. */
const inHeading = new RegExp(
  `(^(?:[^\\s-]{10} \\S{1,9}|\\S{1,7} \\S{1,5})(?= )|${pairs}|(?<= )(?=.{3,10}$)\\S+ \\S+$)`,
)

/**
 * Prevents line breaks at hyphens and inside ranges. In a heading, the first and last line also have more than one
 * word, and a longer clause before a colon has its own lines. Not for running text or headings in narrow columns, where
 * moved words leave gaps. The text itself is unchanged, for search, copying and screen readers.
 */
export function keepTogether(words: string, isHeading = false): ReactNode {
  const [, first, second] = (isHeading && /^(.{12,}:) (.+)$/.exec(words)) || []
  if (first && second)
    return (
      <>
        <span className="clause">{keepTogether(first, true)}</span>{' '}
        <span className="clause">{keepTogether(second, true)}</span>
      </>
    )
  return words.split(isHeading ? inHeading : inText).map((part, index) => {
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
}
