import { atom } from 'jotai'
import type { LegalText } from '#content/schema/site.ts'

/** Which legal text is open in the dialog, if any. */
export const legalDialogAtom = atom<LegalText['id'] | null>(null)
