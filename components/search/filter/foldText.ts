/** Normalizes a text for filtering: lower case and straight quotes, as on keyboards. */
export const foldText = (text: string) => text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
