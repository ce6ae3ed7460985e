/** The text of a mail without the marks in front of the visitor's lines. */
export const unmarked = (text = '') => text.replace(/(^|[\n\u2028\u2029])> /g, '$1')
