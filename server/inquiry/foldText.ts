/**
 * Normalizes text for comparison without regard to case or to how accents are composed. Use it instead of the
 * database, which folds by its own locale.
 */
export const foldText = (text: string) => text.normalize('NFC').toLowerCase().normalize('NFC')

/** Normalizes an email address for comparison. */
export const foldAddress = (address: string) => foldText(address.trim())
