import { atom } from 'jotai'

/** The site search: closed, or open, with a text that stands in its box from the start. */
export const searchDialogAtom = atom<{ isOpen: boolean; text: string }>({ isOpen: false, text: '' })
