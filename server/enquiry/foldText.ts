/**
 * A spelling in which two texts are compared when capital letters, or the way an accent is composed, make no difference. The
 * one place for it: a database folds by its own locale.
 */
export const foldText = (text: string) => text.normalize('NFC').toLowerCase().normalize('NFC')

/** An e-mail address as it is compared with others. */
export const foldAddress = (address: string) => foldText(address.trim())
