import { atom } from 'jotai'

/** Set to scroll to the general form of /contact and focus its first field; the form resets it. */
export const focusFormAtom = atom(false)
