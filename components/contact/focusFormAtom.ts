import { atom } from 'jotai'

/** Set to bring the general form of /contact up with the focus in its first field; the form resets it. */
export const focusFormAtom = atom(false)
