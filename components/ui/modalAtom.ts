import { atom } from 'jotai'

/** The modal dialog on screen, if any. Everything outside of it is inert, so notifications have to move into it. */
export const modalAtom = atom<HTMLDialogElement | null>(null)
