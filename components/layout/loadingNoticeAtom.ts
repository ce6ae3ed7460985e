import { atom } from 'jotai'

/** What is said while the next page takes its time; null while nothing is awaited. */
export const loadingNoticeAtom = atom<string | null>(null)
