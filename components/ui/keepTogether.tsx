import type { ReactNode } from 'react'

/**
 * A number and what it counts, every word with a hyphen (and its “a”), a pair: “one- or two-day”, a range: “8 to 20”, an
 * amount: “USD 48,000”, a time: “6:00 PM”, and a date: “Thursday, January 14, 2027”, each with its punctuation, before which a
 * line would break.
 */
const KEPT =
  /([“(]?(?:\b[Ww]eek \d+|(?:\d+|two) (?:days|weeks|months|hours|minutes|people)\b|\S+- or \S+|(?:\ba )?\S+-\S+|(?:\b[A-Z]{3} )?\S*\d to \d\S*|\b[A-Z]{3} \d\S*|\d+:\d\d [AP]M|(?:\b\w+day, )?\b(?:\w+ary|March|April|May|June|July|August|\w+ber) \d\d?\b(?:, \d{4})?)[,.;:!?)”]*)/

/**
 * Prevents line breaks at hyphens and inside ranges. In a heading, a longer clause before a colon also has its own lines.
 * For headings and short texts: in an article or a narrow column, moved words would leave gaps. The text itself is unchanged,
 * for search, copying and screen readers.
 */
export function keepTogether(words: string, isHeading = false): ReactNode {
  const [, first, second] = (isHeading && /^(.{12,}:) (.+)$/.exec(words)) || []
  if (first && second)
    return (
      <>
        <span className="clause">{keepTogether(first)}</span>{' '}
        <span className="clause">{keepTogether(second)}</span>
      </>
    )
  return words.split(KEPT).map((part, index) => {
    // The same word may occur twice.
    const key = `${index}`
    return index % 2 ? (
      <span key={key} className="kept">
        {part}
      </span>
    ) : (
      part
    )
  })
}

/** Lets an email or web address break before its signs. */
export const breakAddress = (address: string): ReactNode =>
  address.split(/(?=[@.])/).map((part) => [<wbr key={part} />, part])
