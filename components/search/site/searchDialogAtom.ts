import { atom } from 'jotai'

/** Whether the site search is open. */
export const searchDialogAtom = atom(false)
