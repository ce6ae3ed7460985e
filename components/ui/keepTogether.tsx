import type { ReactNode } from 'react'

/** Every word with a hyphen (and its “a”), and a range: “8 to 20”. */
const pairs = '(?:\\ba )?\\S+-\\S+|\\S*\\d to \\d\\S*'
const inText = new RegExp(`(${pairs})`)
/** The first two words, too, as far as there is room for both, and two short last words. */
const inHeading = new RegExp(
  `(^(?:[^\\s-]{10} \\S{1,9}|\\S{1,7} \\S{1,5})(?= )|${pairs}|(?<= )(?=.{3,10}$)\\S+ \\S+$)`,
)

/**
 * Words whose lines do not break at a hyphen or inside a range. The first and the last line of a heading hold more than one
 * word, too. Running text and the headings of narrow columns have no such rule: the words that it moves leave a gap there.
 * The text itself stays as it is, for search, copies and screen readers.
 */
export const keepTogether = (words: string, isHeading = false): ReactNode =>
  words.split(isHeading ? inHeading : inText).map((part, index) => {
    // The same word may stand twice.
    const key = `${index}`
    return index % 2 ? (
      <span key={key} className="kept">
        {part}
      </span>
    ) : (
      part
    )
  })
