import { atom } from 'jotai'

/** What stands below the header, such as that the next page takes its time; null while there is nothing to say. */
export const noticeAtom = atom<string | null>(null)
