/** One line of text from the texts of several blocks: a sentence is followed by a space, anything else by a dot. */
export const joinTexts = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .reduce(
      (joined, text) => joined + (joined === '' ? '' : /[.!?:;…"”’)]$/.test(joined) ? ' ' : ' · ') + text,
      '',
    )
