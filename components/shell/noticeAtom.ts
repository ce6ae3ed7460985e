import { atom } from 'jotai'

/** The notice below the header, such as that the next page is loading; null if there is none. */
export const noticeAtom = atom<string | null>(null)
