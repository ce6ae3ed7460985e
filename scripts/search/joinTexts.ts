/** Joins the texts of blocks into one line: with a space after a sentence, otherwise with a dot. */
export const joinTexts = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .reduce(
      (joined, text) => joined + (joined === '' ? '' : /[.!?:;…"”’)]$/.test(joined) ? ' ' : ' · ') + text,
      '',
    )
