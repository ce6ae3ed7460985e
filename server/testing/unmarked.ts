/** Removes the quote prefixes of the visitor's lines from a mail. */
export const unmarked = (text = '') => text.replace(/(^|[\n\u2028\u2029])> /g, '$1')
