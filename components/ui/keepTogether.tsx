import type { ReactNode } from 'react'

/** The first two words, which fit beside each other, every word with a hyphen (and its “a”), and two short last words. */
const unbroken = (first: string) =>
  new RegExp(`(^${first}(?= )|(?:\\ba )?\\S+-\\S+|(?<= )(?=.{3,12}$)\\S+ \\S+$)`)
const inHeading = unbroken('\\S{1,7} \\S{1,5}')
const inTitle = unbroken('(?:[^\\s-]{10} \\S{1,9}|\\S{1,7} \\S{1,5})')

/**
 * A heading whose lines do not break at a hyphen, and whose first and last line hold more than one short word. The text
 * itself stays as it is, for search, copies and screen readers.
 * @param isTitle whether it is the title of a page, which doesn’t leave a long first word alone: there is room for the next
 */
export const keepTogether = (heading: string, isTitle = false): ReactNode =>
  heading.split(isTitle ? inTitle : inHeading).map((part, index, parts) => {
    // The same word may stand twice in a heading.
    const key = `${index}`
    return index % 2 ? (
      <span key={key} className={index === 1 && parts[0] === '' ? 'kept opening' : 'kept'}>
        {part}
      </span>
    ) : (
      part
    )
  })
