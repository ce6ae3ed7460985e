import type { ReactNode } from 'react'

/** Every word with a hyphen (and its “a”), the first two and the last two words where these are short. */
const unbroken = /(^\S{1,7} \S{1,5}(?= )|(?:\ba )?\S+-\S+|(?<= )(?=.{3,12}$)\S+ \S+$)/

/**
 * A heading whose lines do not break at a hyphen, and whose first and last line hold more than one short word. The text
 * itself stays as it is, for search, copies and screen readers.
 */
export const keepTogether = (heading: string): ReactNode =>
  heading.split(unbroken).map((part, index) => {
    // The same word may stand twice in a heading.
    const key = `${index}`
    return index % 2 ? (
      <span key={key} className="kept">
        {part}
      </span>
    ) : (
      part
    )
  })
