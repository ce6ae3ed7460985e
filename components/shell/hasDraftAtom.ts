import { atom } from 'jotai'

/** Whether a form was started and not sent. */
export const hasDraftAtom = atom(false)
