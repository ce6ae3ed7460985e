import { atom } from 'jotai'

/** Whether someone has begun a form and not sent it. */
export const hasDraftAtom = atom(false)
