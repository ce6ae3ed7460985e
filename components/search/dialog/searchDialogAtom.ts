import { atom } from 'jotai'

/** The site search: closed, or open with an initial query. */
export const searchDialogAtom = atom<{ isOpen: boolean; text: string }>({ isOpen: false, text: '' })
