import { atom } from 'jotai'

/** The open modal dialog, if any. Everything outside it is inert, so notifications are rendered inside. */
export const modalAtom = atom<HTMLDialogElement | null>(null)
