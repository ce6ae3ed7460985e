const STRAIGHT: Record<string, string> = { '‘': "'", '’': "'", '“': '"', '”': '"' }

/** A text in the form in which filters compare it: lower case, with the straight quotes that keyboards have. */
export const foldText = (text: string) =>
  text.toLowerCase().replace(/[‘’“”]/g, (quote) => STRAIGHT[quote] ?? quote)
