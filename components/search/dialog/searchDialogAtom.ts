import { atom } from 'jotai'

/** The query that the site search opened with, which may be empty; undefined while it is closed. */
export const searchDialogAtom = atom<string>()
