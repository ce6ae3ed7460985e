/** Loads the legal texts, separately because few visitors read them. */
export const loadLegalTexts = async () => (await import('../legal.ts')).legalTexts
