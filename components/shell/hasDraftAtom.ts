import { atom } from 'jotai'

/** Whether somebody has begun a form and not sent it. */
export const hasDraftAtom = atom(false)
